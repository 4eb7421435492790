// heddle: check
// expect: violated assertion
// Incremented by one operation, read by another: both threads increment, then both read 2.
import java.util.concurrent.atomic.AtomicLong;

public class AtomicLongSequenceBroken {
    static final AtomicLong next = new AtomicLong();

    static long number() {
        next.incrementAndGet();
        return next.get();
    }

    public static void main(String[] args) throws InterruptedException {
        long[] got = new long[1];
        Thread one = new Thread(() -> got[0] = number());
        one.start();
        long mine = number();
        one.join();
        assert mine != got[0]; // HERE: assertion
    }
}
