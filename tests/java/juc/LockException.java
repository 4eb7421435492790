// heddle: check
// expect: verified
// An exception in the critical section: `finally` gives the lock back.
import java.util.concurrent.locks.ReentrantLock;

public class LockException {
    static final ReentrantLock lock = new ReentrantLock();
    static final int[] cells = new int[2];

    static void set(int index) {
        lock.lock();
        try {
            cells[index] = 1;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                set(2);
            } catch (ArrayIndexOutOfBoundsException e) {
                set(1);
            }
        });
        one.start();
        set(0);
        one.join();
        assert cells[0] == 1 && cells[1] == 1;
    }
}
