// heddle: check
// expect: verified
// Elements of an AtomicIntegerArray are updated one by one, atomically.
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

public class AtomicArrayCells {
    static final AtomicIntegerArray counts = new AtomicIntegerArray(2);
    static final AtomicLongArray sums = new AtomicLongArray(1);
    static final AtomicReferenceArray<String> names = new AtomicReferenceArray<>(1);

    static void work(int value, String name) {
        counts.incrementAndGet(0);
        sums.addAndGet(0, value);
        names.compareAndSet(0, null, name);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1, "one"));
        one.start();
        work(2, "main");
        one.join();
        assert counts.get(0) == 2 && counts.get(1) == 0;
        assert sums.get(0) == 3;
        assert names.get(0).equals("one") || names.get(0).equals("main");
    }
}
