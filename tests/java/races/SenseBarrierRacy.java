// heddle: check
// expect: violated race
// race: SenseBarrierRacy.sense | int[]
// Sense-reversing barrier: the last to arrive flips the sense for which the others spin; used for two phases.
// The sense is a plain field: spinning on it is a race, and it orders nothing that was written before the barrier.
import java.util.concurrent.atomic.AtomicInteger;

public class SenseBarrierRacy {
    static final AtomicInteger missing = new AtomicInteger(2);
    static boolean sense;
    static final int[] data = new int[2];

    static void await(boolean mySense) {
        if (missing.getAndDecrement() == 1) {
            missing.set(2);
            sense = mySense; // HERE-ANY: race
        } else {
            while (sense != mySense) { // HERE-ANY: race
                Thread.onSpinWait();
            }
        }
    }

    static void work(int me) {
        data[me] = 1; // HERE-ANY: race
        await(true);
        int seen = data[1 - me]; // HERE-ANY: race
        await(false);
        data[me] = seen + 1; // HERE-ANY: race
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
