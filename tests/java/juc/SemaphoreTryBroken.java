// heddle: check
// expect: violated assertion
// The permit is given back whether or not it was got: permits multiply.
// T1: tryAcquire; main: tryAcquire fails, release; T1: release: two permits.
import java.util.concurrent.Semaphore;

public class SemaphoreTryBroken {
    static final Semaphore permit = new Semaphore(1);

    static void work() {
        try {
            permit.tryAcquire();
        } finally {
            permit.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SemaphoreTryBroken::work);
        one.start();
        work();
        one.join();
        assert permit.availablePermits() == 1; // HERE: assertion
    }
}
