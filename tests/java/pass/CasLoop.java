// heddle: check
// expect: verified
// Doubling and adding with compare-and-set on an AtomicLong.
// A failed compareAndSet is tried again.
import java.util.concurrent.atomic.AtomicLong;

public class CasLoop {
    static final AtomicLong value = new AtomicLong(1);

    static void twice() {
        long seen;
        do {
            seen = value.get();
        } while (!value.compareAndSet(seen, seen * 2));
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(CasLoop::twice);
        t.start();
        twice();
        t.join();
        assert value.get() == 4 : value;
    }
}
