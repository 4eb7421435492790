// heddle: check
// expect: verified
// awaitNanos in a loop: either the flag is seen or the time is over, and the two are told apart by the flag, not by the clock.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTimed {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean flag;

    static boolean get() throws InterruptedException {
        long left = 1000;
        lock.lock();
        try {
            while (!flag) {
                if (left <= 0) {
                    return false;
                }
                left = ready.awaitNanos(left);
            }
            return true;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            lock.lock();
            flag = true;
            ready.signalAll();
            lock.unlock();
        });
        one.start();
        boolean got = get();
        one.join();
        assert flag;
        assert got || !lock.isLocked();
    }
}
