// heddle: check
// expect: violated assertion
// Check-then-act between two locks: both threads find the cache empty and both fill it.
// T1: read lock, empty, read unlock; main: the same; both compute.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteCacheBroken {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static Integer cached;
    static int computed;

    static int get() {
        lock.readLock().lock();
        try {
            if (cached != null) {
                return cached;
            }
        } finally {
            lock.readLock().unlock();
        }
        lock.writeLock().lock();
        try {
            cached = 42;
            computed++;
            return cached;
        } finally {
            lock.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            assert get() == 42;
        });
        one.start();
        assert get() == 42;
        one.join();
        assert computed == 1; // HERE: assertion
    }
}
