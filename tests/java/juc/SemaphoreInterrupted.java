// heddle: check
// expect: verified
// An acquire that is interrupted has taken nothing, so nothing is given back.
import java.util.concurrent.Semaphore;

public class SemaphoreInterrupted {
    static final Semaphore permit = new Semaphore(1);

    public static void main(String[] args) throws InterruptedException {
        permit.acquire();
        Thread one = new Thread(() -> {
            try {
                permit.acquire();
                permit.release();
            } catch (InterruptedException e) {
                // asked to stop
            }
        });
        one.start();
        one.interrupt();
        permit.release();
        one.join();
        assert permit.availablePermits() == 1;
    }
}
