// heddle: check
// expect: verified
// A thread that waits for a lock that is never given back can be interrupted. The interrupt may come before it waits: lockInterruptibly
// looks at the status first.
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptibly {
    static final ReentrantLock lock = new ReentrantLock();
    static boolean interrupted;

    public static void main(String[] args) throws InterruptedException {
        lock.lock();
        Thread one = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                lock.unlock();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        });
        one.start();
        one.interrupt();
        one.join();
        assert interrupted;
        lock.unlock();
    }
}
