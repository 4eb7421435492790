// heddle: check
// expect: violated assertion
// Doubling and adding with compare-and-set on an AtomicLong.
// A failed compareAndSet is ignored. Steps: t gets 1; main gets 1; main sets 2; t's compareAndSet fails; the value is 2.
import java.util.concurrent.atomic.AtomicLong;

public class CasLoop {
    static final AtomicLong value = new AtomicLong(1);

    static void twice() {
        long seen;
        seen = value.get();
        value.compareAndSet(seen, seen * 2);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(CasLoop::twice);
        t.start();
        twice();
        t.join();
        assert value.get() == 4 : value; // HERE: assertion
    }
}
