// heddle: check
// expect: violated assertion
// get, then set: T1 reads (0,10); main sets (0,9); T1 sets (1,10), and main's update is lost.
import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferenceSnapshotBroken {
    record Range(int low, int high) {}

    static final AtomicReference<Range> range = new AtomicReference<>(new Range(0, 10));

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> range.set(new Range(1, range.get().high())));
        one.start();
        range.set(new Range(range.get().low(), 9));
        one.join();
        assert range.get().low() == 1 && range.get().high() == 9; // HERE: assertion
    }
}
