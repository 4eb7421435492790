// heddle: check
// expect: violated assertion
// Nothing is validated: main: stamp, reads x = 0; T1: write lock, x = 1, y = 1; main: reads y = 1.
import java.util.concurrent.locks.StampedLock;

public class StampedOptimisticBroken {
    static final StampedLock lock = new StampedLock();
    static volatile int x, y;

    static boolean equal() {
        long stamp = lock.tryOptimisticRead();
        if (stamp == 0) {
            return true; // somebody writes; no answer
        }
        int a = x;
        int b = y;
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
        assert equal(); // HERE: assertion
        one.join();
    }
}
