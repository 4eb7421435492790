// heddle: check
// expect: violated deadlock
// Upgrade: a reader that asks for the write lock waits for all readers, itself included.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteUpgradeBroken {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int value;

    static void increment() {
        lock.readLock().lock();
        if (value < 10) {
            lock.writeLock().lock(); // HERE: deadlock
            value++;
            lock.writeLock().unlock();
        }
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ReadWriteUpgradeBroken::increment);
        one.start();
        one.join();
    }
}
