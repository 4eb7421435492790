// heddle: check
// expect: violated race
// race: boolean[] | int[]
// Dissemination barrier of three: in round r every thread tells the one 2^r further and waits to be told.
// The flags are elements of an array that is volatile only by its reference.
public class DisseminationBarrierRacy {
    static volatile boolean[][] told = new boolean[2][3];
    static final int[] data = new int[3];

    static void await(int me) {
        for (int round = 0; round < 2; round++) {
            int partner = (me + (1 << round)) % 3;
            told[round][partner] = true; // HERE-ANY: race
            while (!told[round][me]) { // HERE-ANY: race
                Thread.onSpinWait();
            }
        }
    }

    static void work(int me) {
        data[me] = me + 1; // HERE-ANY: race
        await(me);
        assert data[(me + 1) % 3] == (me + 1) % 3 + 1; // HERE-ANY: race
        assert data[(me + 2) % 3] == (me + 2) % 3 + 1; // HERE-ANY: race
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
