// heddle: check
// expect: violated exception IllegalMonitorStateException
// The stamp of a failed conversion is 0 and is not looked at. Both threads read-lock; T1's conversion fails; unlocking with stamp 0 throws.
import java.util.concurrent.locks.StampedLock;

public class StampedConvertBroken {
    static final StampedLock lock = new StampedLock();
    static final java.util.concurrent.atomic.AtomicInteger value = new java.util.concurrent.atomic.AtomicInteger();

    static void setOnce(int mine) {
        long stamp = lock.readLock();
        if (value.get() == 0) {
            stamp = lock.tryConvertToWriteLock(stamp);
            value.set(mine);
        }
        lock.unlock(stamp); // HERE: exception
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> setOnce(1));
        one.start();
        setOnce(2);
        one.join();
    }
}
