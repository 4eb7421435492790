// heddle: check
// expect: verified
// A timed tryLock: whoever does not get the lock in time does without. The time-out may come at any moment, so the
// counter ends as 1 or 2, and what was counted agrees with it.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class LockTimed {
    static final ReentrantLock lock = new ReentrantLock();
    static int counter;

    static boolean work() throws InterruptedException {
        if (!lock.tryLock(1, TimeUnit.SECONDS)) {
            return false;
        }
        try {
            counter++;
            return true;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        boolean[] got = new boolean[1];
        Thread one = new Thread(() -> {
            try {
                got[0] = work();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        boolean mine = work();
        one.join();
        assert counter == (mine ? 1 : 0) + (got[0] ? 1 : 0);
        assert counter >= 1;
    }
}
