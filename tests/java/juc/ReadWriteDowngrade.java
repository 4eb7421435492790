// heddle: check
// expect: verified
// Downgrade: the writer takes the read lock before it gives the write lock back, so nobody writes in between.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteDowngrade {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int value;

    static void put(int mine) {
        lock.writeLock().lock();
        value = mine;
        lock.readLock().lock();
        lock.writeLock().unlock();
        assert value == mine;
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> put(1));
        one.start();
        put(2);
        one.join();
    }
}
