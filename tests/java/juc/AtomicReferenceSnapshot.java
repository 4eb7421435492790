// heddle: check
// expect: verified
// An immutable pair is replaced as a whole; updateAndGet repeats if another thread was faster.
import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferenceSnapshot {
    record Range(int low, int high) {}

    static final AtomicReference<Range> range = new AtomicReference<>(new Range(0, 10));

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> range.updateAndGet(r -> new Range(Math.min(5, r.high()), r.high())));
        one.start();
        range.updateAndGet(r -> new Range(r.low(), Math.max(4, r.low())));
        Range seen = range.get();
        assert seen.low() <= seen.high();
        one.join();
        assert range.get().low() <= range.get().high();
    }
}
