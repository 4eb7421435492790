// heddle: check
// expect: verified
// A cache under a read-write lock: who has to fill it takes the write lock and looks again.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteCache {
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
            if (cached == null) {
                cached = 42;
                computed++;
            }
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
        assert computed == 1;
    }
}
