// heddle: check
// expect: violated assertion
// Exactly one of two threads may do the work.
// Test and set are two steps. Steps: one sees false; two sees false; both work.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicOnce {
    static final AtomicBoolean taken = new AtomicBoolean();
    static final AtomicInteger workers = new AtomicInteger();

    static void work() {
        if (!taken.get()) {
            taken.set(true);
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
        assert workers.get() == 1; // HERE: assertion
    }
}
