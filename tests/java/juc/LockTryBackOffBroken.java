// heddle: check
// expect: violated assertion
// Giving up is taken for rare: T1: lock a; main: lock b; both tryLocks fail and nothing is done at all.
import java.util.concurrent.locks.ReentrantLock;

public class LockTryBackOffBroken {
    static final ReentrantLock a = new ReentrantLock();
    static final ReentrantLock b = new ReentrantLock();
    static int both;

    static void work(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            if (second.tryLock()) {
                try {
                    both++;
                } finally {
                    second.unlock();
                }
            }
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(a, b));
        one.start();
        work(b, a);
        one.join();
        assert both >= 1; // HERE: assertion
    }
}
