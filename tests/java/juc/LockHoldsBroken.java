// heddle: check
// expect: violated deadlock
// The inner method returns early without giving its hold back: the lock stays taken for the other thread.
// T1: lock, lock, unlock; end. main: lock waits for ever.
import java.util.concurrent.locks.ReentrantLock;

public class LockHoldsBroken {
    static final ReentrantLock lock = new ReentrantLock();
    static int low, high;

    static void outer() {
        lock.lock(); // HERE: deadlock
        try {
            low++;
            inner();
        } finally {
            lock.unlock();
        }
    }

    static void inner() {
        lock.lock();
        if (++high > 0) {
            return;
        }
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(LockHoldsBroken::outer);
        one.start();
        outer();
        one.join();
    }
}
