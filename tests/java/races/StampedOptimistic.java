// heddle: check
// expect: verified
// Optimistic read of a stamped lock: read, then ask whether a writer came between.
import java.util.concurrent.locks.StampedLock;

public class StampedOptimistic {
    static final StampedLock lock = new StampedLock();
    static volatile int x;
    static volatile int y;

    static void move() {
        long stamp = lock.writeLock();
        x++;
        y++;
        lock.unlockWrite(stamp);
    }

    static void look() {
        long stamp = lock.tryOptimisticRead();
        int seenX = x;
        int seenY = y;
        if (stamp != 0 && lock.validate(stamp)) {
            assert seenX == seenY;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(StampedOptimistic::move);
        one.start();
        look();
        one.join();
        assert x == 1 && y == 1;
    }
}
