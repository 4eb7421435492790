// heddle: check
// expect: verified
// Numbers from a sequence are different.
import java.util.concurrent.atomic.AtomicLong;

public class AtomicLongSequence {
    static final AtomicLong next = new AtomicLong(1L << 40);

    public static void main(String[] args) throws InterruptedException {
        long[] got = new long[1];
        Thread one = new Thread(() -> got[0] = next.getAndIncrement());
        one.start();
        long mine = next.getAndIncrement();
        one.join();
        assert mine != got[0] && mine + got[0] == (1L << 41) + 1;
    }
}
