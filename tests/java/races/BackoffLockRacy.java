// heddle: check
// expect: violated race
// race: BackoffLockRacy.counter
// Spin lock with exponential backoff: after each failure a thread stays away longer.
// After two failures it goes in all the same.
import java.util.concurrent.atomic.AtomicBoolean;

public class BackoffLockRacy {
    static final AtomicBoolean held = new AtomicBoolean();
    static int counter;

    static void lock() {
        int limit = 1;
        while (limit <= 2 && (held.get() || !held.compareAndSet(false, true))) {
            for (int i = 0; i < limit; i++) {
                Thread.onSpinWait();
            }
            limit = Math.min(2 * limit, 4);
        }
    }

    static void work() {
        lock();
        counter++; // HERE-ANY: race
        held.set(false);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(BackoffLockRacy::work);
        Thread two = new Thread(BackoffLockRacy::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter >= 1 && counter <= 2;
    }
}
