// heddle: check
// expect: verified
// Exactly one of two threads may do the work.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicOnce {
    static final AtomicBoolean taken = new AtomicBoolean();
    static final AtomicInteger workers = new AtomicInteger();

    static void work() {
        if (taken.compareAndSet(false, true)) {
            workers.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AtomicOnce::work);
        Thread two = new Thread(AtomicOnce::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert workers.get() == 1;
    }
}
