// heddle: check
// expect: verified
// No order of locks is needed if nobody waits for the second one: tryLock, and give up at once.
import java.util.concurrent.locks.ReentrantLock;

public class LockTryBackOff {
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
        assert both <= 2;
    }
}
