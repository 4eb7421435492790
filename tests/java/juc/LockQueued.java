// heddle: check
// expect: verified
// hasQueuedThreads is a hint: while main holds the lock, the other thread may or may not be queued; when it has ended, nobody is.
import java.util.concurrent.locks.ReentrantLock;

public class LockQueued {
    static final ReentrantLock lock = new ReentrantLock();
    static int seen;

    public static void main(String[] args) throws InterruptedException {
        lock.lock();
        Thread one = new Thread(() -> {
            lock.lock();
            seen = 1;
            lock.unlock();
        });
        one.start();
        boolean queued = lock.hasQueuedThreads();
        assert seen == 0;
        assert !queued || lock.hasQueuedThread(one);
        lock.unlock();
        one.join();
        assert seen == 1 && !lock.hasQueuedThreads() && lock.getQueueLength() == 0;
    }
}
