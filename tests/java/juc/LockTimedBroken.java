// heddle: check
// expect: violated exception IllegalMonitorStateException
// The lock is given back in `finally` although tryLock may have failed.
// T1: lock; main: tryLock times out; main: unlock of a lock it does not hold.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class LockTimedBroken {
    static final ReentrantLock lock = new ReentrantLock();
    static int counter;

    static void work() throws InterruptedException {
        boolean got = lock.tryLock(1, TimeUnit.SECONDS);
        try {
            if (got) {
                counter++;
            }
        } finally {
            lock.unlock(); // HERE: exception
        }
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            counter++;
            lock.unlock();
        });
        one.start();
        work();
        one.join();
    }
}
