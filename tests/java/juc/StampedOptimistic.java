// heddle: check
// expect: verified
// An optimistic read of volatile fields, validated, with a read lock as the way out: a torn pair is never returned.
import java.util.concurrent.locks.StampedLock;

public class StampedOptimistic {
    static final StampedLock lock = new StampedLock();
    static volatile int x, y;

    static boolean equal() {
        long stamp = lock.tryOptimisticRead();
        int a = x;
        int b = y;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            a = x;
            b = y;
            lock.unlockRead(stamp);
        }
        return a == b;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            long stamp = lock.writeLock();
            x = 1;
            y = 1;
            lock.unlockWrite(stamp);
        });
        one.start();
        assert equal();
        one.join();
    }
}
