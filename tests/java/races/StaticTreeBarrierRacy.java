// heddle: check
// expect: violated race
// race: boolean[] | int[]
// Static-tree barrier: the two children tell the root in a slot of their own each, the root answers all with one sense.
// The slots are elements of a volatile array: the reference is volatile, its elements are plain.
public class StaticTreeBarrierRacy {
    static volatile boolean[] arrived = new boolean[3];
    static volatile boolean sense;
    static final int[] data = new int[3];

    static void await(int me) {
        if (me == 0) {
            for (int child = 1; child < 3; child++) {
                while (!arrived[child]) { // HERE-ANY: race
                    Thread.onSpinWait();
                }
            }
            sense = true;
        } else {
            arrived[me] = true; // HERE-ANY: race
            while (!sense) {
                Thread.onSpinWait();
            }
        }
    }

    static void work(int me) {
        data[me] = me + 1; // HERE-ANY: race
        await(me);
        assert data[(me + 1) % 3] == (me + 1) % 3 + 1; // HERE-ANY: race
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
