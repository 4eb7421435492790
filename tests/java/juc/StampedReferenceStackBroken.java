// heddle: check
// expect: violated assertion
// The same with a plain reference: main cannot tell that A was away.
// main: reads A; T1: A to B, B to A; main: compareAndSet succeeds although the value was changed twice.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class StampedReferenceStackBroken {
    static final String A = "a", B = "b";
    static final AtomicReference<String> top = new AtomicReference<>(A);
    static final AtomicInteger changes = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            if (top.compareAndSet(A, B)) {
                changes.incrementAndGet();
                top.set(A);
            }
        });
        one.start();
        int before = changes.get();
        String seen = top.get();
        if (seen == A && top.compareAndSet(seen, "mine")) {
            assert changes.get() == before; // HERE: assertion
        }
        one.join();
    }
}
