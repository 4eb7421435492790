// heddle: check
// expect: verified
// compareAndSet compares references: the expected value is the very object that was read.
import java.util.concurrent.atomic.AtomicReference;

public class AtomicBoxed {
    static final AtomicReference<Integer> count = new AtomicReference<>(1000);

    static void increment() {
        Integer old;
        do {
            old = count.get();
        } while (!count.compareAndSet(old, old + 1));
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AtomicBoxed::increment);
        one.start();
        increment();
        one.join();
        assert count.get() == 1002;
    }
}
