// heddle: check
// expect: violated livelock
// The expected value is boxed anew, and 1000 is too large for the cache of boxes: no compareAndSet ever succeeds.
import java.util.concurrent.atomic.AtomicReference;

public class AtomicBoxedBroken {
    static final AtomicReference<Integer> count = new AtomicReference<>(1000);

    static void increment() {
        int old;
        do {
            old = count.get();
        } while (!count.compareAndSet(old, old + 1));
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AtomicBoxedBroken::increment);
        one.start();
        increment();
        one.join();
    }
}
