// heddle: check
// expect: verified
// A fair lock guards a counter; mutual exclusion does not depend on fairness.
import java.util.concurrent.locks.ReentrantLock;

public class LockFair {
    static final ReentrantLock lock = new ReentrantLock(true);
    static int counter;

    static void work() {
        lock.lock();
        try {
            counter++;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(LockFair::work);
        one.start();
        work();
        one.join();
        assert lock.isFair() && !lock.isLocked();
        assert counter == 2;
    }
}
