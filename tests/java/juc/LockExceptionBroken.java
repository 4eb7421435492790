// heddle: check
// expect: violated deadlock
// The exception passes by the unlock: the lock is lost. The thread can take it again (it is reentrant), and never gives back its first hold.
// T1: lock, exception, lock, unlock, end; main waits for ever.
import java.util.concurrent.locks.ReentrantLock;

public class LockExceptionBroken {
    static final ReentrantLock lock = new ReentrantLock();
    static final int[] cells = new int[2];

    static void set(int index) {
        lock.lock(); // HERE: deadlock
        cells[index] = 1;
        lock.unlock();
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
    }
}
