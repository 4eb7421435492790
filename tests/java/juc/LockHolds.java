// heddle: check
// expect: verified
// A reentrant lock counts its holds; the other thread gets it after the last unlock only.
import java.util.concurrent.locks.ReentrantLock;

public class LockHolds {
    static final ReentrantLock lock = new ReentrantLock();
    static int low, high;

    static void outer() {
        lock.lock();
        try {
            low++;
            inner();
            assert lock.getHoldCount() == 1 && lock.isHeldByCurrentThread();
            assert low == high;
        } finally {
            lock.unlock();
        }
    }

    static void inner() {
        lock.lock();
        try {
            assert lock.getHoldCount() == 2;
            high++;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(LockHolds::outer);
        one.start();
        outer();
        one.join();
        assert low == 2 && lock.getHoldCount() == 0;
    }
}
