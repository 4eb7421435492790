// heddle: check
// expect: verified
// tryAcquire: who got no permit gives none back.
import java.util.concurrent.Semaphore;

public class SemaphoreTry {
    static final Semaphore permit = new Semaphore(1);
    static int counter;

    static void work() {
        if (permit.tryAcquire()) {
            counter++;
            permit.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SemaphoreTry::work);
        one.start();
        work();
        one.join();
        assert permit.availablePermits() == 1;
        assert counter >= 1;
    }
}
