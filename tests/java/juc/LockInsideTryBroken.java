// heddle: check
// expect: violated exception IllegalMonitorStateException
// The lock is taken inside the `try`: an interrupt comes first, and `finally` gives back what was not taken.
import java.util.concurrent.locks.ReentrantLock;

public class LockInsideTryBroken {
    static final ReentrantLock lock = new ReentrantLock();
    static int value;

    static void work() throws InterruptedException {
        try {
            lock.lockInterruptibly();
            value++;
        } finally {
            lock.unlock(); // HERE: exception
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                work();
            } catch (InterruptedException e) {
                // asked to stop
            }
        });
        one.start();
        one.interrupt();
        one.join();
    }
}
