// heddle: check
// expect: violated deadlock
// A StampedLock is not reentrant: who holds the write lock and calls a method that takes it waits for itself.
import java.util.concurrent.locks.StampedLock;

public class StampedReentrantBroken {
    static final StampedLock lock = new StampedLock();
    static int value;

    static void add(int n) {
        long stamp = lock.writeLock(); // HERE: deadlock
        value += n;
        if (value < 2) {
            add(1);
        }
        lock.unlockWrite(stamp);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> add(1));
        one.start();
        one.join();
    }
}
