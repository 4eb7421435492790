// heddle: check
// expect: violated race
// race: ReadWriteRacy.cached
// The cache is filled under the read lock, which does not exclude other readers.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteRacy {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static Integer cached;

    static int get() {
        lock.readLock().lock();
        try {
            if (cached == null) { // HERE-ANY: race
                cached = 42; // HERE-ANY: race
            }
            return 42;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> get());
        one.start();
        get();
        one.join();
    }
}
