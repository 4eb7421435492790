// heddle: check --spurious-wakeups
// expect: violated assertion
// reality: not (a wake-up without a cause is hard to come by)
// agreement: not none (too many states)
// Condition.await() is not in a loop. Steps: main awaits, giving the lock back; it wakes up for nothing and takes the lock again.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SpuriousAwait {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        lock.lock();
        Thread setter = new Thread(() -> {
            lock.lock();
            ready = true;
            changed.signal();
            lock.unlock();
        });
        setter.start();
        if (!ready) {
            changed.await();
        }
        assert ready; // HERE: assertion
        lock.unlock();
    }
}
