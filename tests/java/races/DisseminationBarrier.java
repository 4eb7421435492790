// heddle: check
// expect: verified
// Dissemination barrier of three: in round r every thread tells the one 2^r further and waits to be told.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class DisseminationBarrier {
    static final AtomicIntegerArray[] told = {new AtomicIntegerArray(3), new AtomicIntegerArray(3)};
    static final int[] data = new int[3];

    static void await(int me) {
        for (int round = 0; round < 2; round++) {
            int partner = (me + (1 << round)) % 3;
            told[round].set(partner, 1);
            while (told[round].get(me) == 0) {
                Thread.onSpinWait();
            }
        }
    }

    static void work(int me) {
        data[me] = me + 1;
        await(me);
        assert data[(me + 1) % 3] == (me + 1) % 3 + 1;
        assert data[(me + 2) % 3] == (me + 2) % 3 + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        Thread two = new Thread(() -> work(2));
        one.start();
        two.start();
        work(0);
        one.join();
        two.join();
    }
}
