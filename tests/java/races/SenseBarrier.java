// heddle: check
// expect: verified
// Sense-reversing barrier: the last to arrive flips the sense for which the others spin; used for two phases.
import java.util.concurrent.atomic.AtomicInteger;

public class SenseBarrier {
    static final AtomicInteger missing = new AtomicInteger(2);
    static volatile boolean sense;
    static final int[] data = new int[2];

    static void await(boolean mySense) {
        if (missing.getAndDecrement() == 1) {
            missing.set(2);
            sense = mySense;
        } else {
            while (sense != mySense) {
                Thread.onSpinWait();
            }
        }
    }

    static void work(int me) {
        data[me] = 1;
        await(true);
        int seen = data[1 - me];
        await(false);
        data[me] = seen + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(0));
        Thread two = new Thread(() -> work(1));
        one.start();
        two.start();
        one.join();
        two.join();
        assert data[0] == 2 && data[1] == 2;
    }
}
