// heddle: check
// expect: verified
// One permit guards a counter, and is given back in `finally`.
import java.util.concurrent.Semaphore;

public class SemaphorePermits {
    static final Semaphore permit = new Semaphore(1);
    static int counter;

    static void work() {
        permit.acquireUninterruptibly();
        try {
            counter++;
        } finally {
            permit.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SemaphorePermits::work);
        one.start();
        work();
        one.join();
        assert counter == 2 && permit.availablePermits() == 1;
    }
}
