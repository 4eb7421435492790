// heddle: check
// expect: violated race
// race: StampedOptimisticRacy.x | StampedOptimisticRacy.y
// Optimistic read of a stamped lock: read, then ask whether a writer came between.
// What is read optimistically is plain: the writer races with it, and validation only says that the values must not be used.
import java.util.concurrent.locks.StampedLock;

public class StampedOptimisticRacy {
    static final StampedLock lock = new StampedLock();
    static int x;
    static int y;

    static void move() {
        long stamp = lock.writeLock();
        x++; // HERE-ANY: race
        y++; // HERE-ANY: race
        lock.unlockWrite(stamp);
    }

    static void look() {
        long stamp = lock.tryOptimisticRead();
        int seenX = x; // HERE-ANY: race
        int seenY = y; // HERE-ANY: race
        if (stamp != 0 && lock.validate(stamp)) {
            assert seenX == seenY;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(StampedOptimisticRacy::move);
        one.start();
        look();
        one.join();
        assert x == 1 && y == 1;
    }
}
