// heddle: check
// expect: violated assertion
// The write lock is given back before the read lock is taken: T1: write 1, unlock; main: write 2; T1: reads 2.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteDowngradeBroken {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int value;

    static void put(int mine) {
        lock.writeLock().lock();
        value = mine;
        lock.writeLock().unlock();
        lock.readLock().lock();
        assert value == mine; // HERE: assertion
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> put(1));
        one.start();
        put(2);
        one.join();
    }
}
