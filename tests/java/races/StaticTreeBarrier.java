// heddle: check
// expect: verified
// Static-tree barrier: the two children tell the root in a slot of their own each, the root answers all with one sense.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class StaticTreeBarrier {
    static final AtomicIntegerArray arrived = new AtomicIntegerArray(3);
    static volatile boolean sense;
    static final int[] data = new int[3];

    static void await(int me) {
        if (me == 0) {
            for (int child = 1; child < 3; child++) {
                while (arrived.get(child) == 0) {
                    Thread.onSpinWait();
                }
            }
            sense = true;
        } else {
            arrived.set(me, 1);
            while (!sense) {
                Thread.onSpinWait();
            }
        }
    }

    static void work(int me) {
        data[me] = me + 1;
        await(me);
        assert data[(me + 1) % 3] == (me + 1) % 3 + 1;
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
