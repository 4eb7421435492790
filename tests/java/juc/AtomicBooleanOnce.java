// heddle: check
// expect: verified
// compareAndSet lets exactly one thread do the initialisation; the other does not look at it.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicBooleanOnce {
    static final AtomicBoolean begun = new AtomicBoolean();
    static final AtomicInteger runs = new AtomicInteger();

    static void once() {
        if (begun.compareAndSet(false, true)) {
            runs.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AtomicBooleanOnce::once);
        one.start();
        once();
        one.join();
        assert runs.get() == 1;
    }
}
