// heddle: check
// expect: violated assertion
// "Nobody is queued, so nobody wants the lock": the other thread may come a moment later.
// main: hasQueuedThreads is false, unlock; T1: lock, write, unlock; main: the value has changed.
import java.util.concurrent.locks.ReentrantLock;

public class LockQueuedBroken {
    static final ReentrantLock lock = new ReentrantLock();
    static int value;

    static int read() {
        lock.lock();
        try {
            return value;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        lock.lock();
        Thread one = new Thread(() -> {
            lock.lock();
            value = 1;
            lock.unlock();
        });
        one.start();
        boolean wanted = lock.hasQueuedThreads();
        lock.unlock();
        if (!wanted) {
            assert read() == 0; // HERE: assertion
        }
        one.join();
    }
}
