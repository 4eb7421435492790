// heddle: check
// expect: verified
// The lock is taken before the `try`: if that is interrupted, there is nothing to give back.
import java.util.concurrent.locks.ReentrantLock;

public class LockInsideTry {
    static final ReentrantLock lock = new ReentrantLock();
    static int value;

    static void work() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            value++;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                work();
            } catch (InterruptedException e) {
                // asked to stop
            }
        });
        one.start();
        one.interrupt();
        one.join();
        assert !lock.isLocked();
    }
}
