// heddle: check
// expect: verified
// A read lock becomes a write lock if nobody else reads; otherwise it is given back and the write lock is taken, and the value is looked at again.
import java.util.concurrent.locks.StampedLock;

public class StampedConvert {
    static final StampedLock lock = new StampedLock();
    static int value;

    static void setOnce(int mine) {
        long stamp = lock.readLock();
        try {
            while (value == 0) {
                long write = lock.tryConvertToWriteLock(stamp);
                if (write != 0) {
                    stamp = write;
                    value = mine;
                    break;
                }
                lock.unlockRead(stamp);
                stamp = lock.writeLock();
            }
        } finally {
            lock.unlock(stamp);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> setOnce(1));
        one.start();
        setOnce(2);
        one.join();
        assert value != 0 && !lock.isReadLocked() && !lock.isWriteLocked();
    }
}
