// heddle: check
// expect: violated race
// race: StampedOptimisticRacy.x | StampedOptimisticRacy.y
// The same as StampedOptimistic with plain fields. The lock's documentation recommends it, and the values are thrown away
// if they were torn; in the sense of JLS 17.4.5 the two reads and the two writes race all the same.
import java.util.concurrent.locks.StampedLock;

public class StampedOptimisticRacy {
    static final StampedLock lock = new StampedLock();
    static int x, y;

    static boolean equal() {
        long stamp = lock.tryOptimisticRead();
        int a = x; // HERE-ANY: race
        int b = y; // HERE-ANY: race
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
            x = 1; // HERE-ANY: race
            y = 1; // HERE-ANY: race
            lock.unlockWrite(stamp);
        });
        one.start();
        assert equal();
        one.join();
    }
}
