// heddle: check
// expect: verified
// Spin lock with exponential backoff: after each failure a thread stays away longer.
import java.util.concurrent.atomic.AtomicBoolean;

public class BackoffLock {
    static final AtomicBoolean held = new AtomicBoolean();
    static int counter;

    static void lock() {
        int limit = 1;
        while (held.get() || !held.compareAndSet(false, true)) {
            for (int i = 0; i < limit; i++) {
                Thread.onSpinWait();
            }
            limit = Math.min(2 * limit, 4);
        }
    }

    static void work() {
        lock();
        counter++;
        held.set(false);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(BackoffLock::work);
        Thread two = new Thread(BackoffLock::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 2;
    }
}
