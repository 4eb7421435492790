// heddle: check
// expect: violated deadlock
// lock() does not listen to interrupts: main waits for a thread that waits for main's lock.
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptiblyBroken {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) throws InterruptedException {
        lock.lock();
        Thread one = new Thread(() -> {
            lock.lock(); // HERE: deadlock
            lock.unlock();
        });
        one.start();
        one.interrupt();
        one.join(); // HERE: deadlock
        lock.unlock();
    }
}
