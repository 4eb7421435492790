// heddle: check
// expect: violated assertion
// The release is in a `finally` around the acquire. main: interrupt; T1: acquire throws, release: a permit too many.
import java.util.concurrent.Semaphore;

public class SemaphoreInterruptedBroken {
    static final Semaphore permit = new Semaphore(1);

    public static void main(String[] args) throws InterruptedException {
        permit.acquire();
        Thread one = new Thread(() -> {
            try {
                permit.acquire();
            } catch (InterruptedException e) {
                // asked to stop
            } finally {
                permit.release();
            }
        });
        one.start();
        one.interrupt();
        permit.release();
        one.join();
        assert permit.availablePermits() == 1; // HERE: assertion
    }
}
