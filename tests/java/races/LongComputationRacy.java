// heddle: check
// expect: violated race
// race: int[]
// Two threads count for a long time in cells of their own, without any synchronisation.
// In the end each looks into the other's.
public class LongComputationRacy {
    static final int[] cells = new int[2];

    static void work(int me) {
        for (int i = 0; i < 20_000; i++) {
            cells[me]++; // HERE-ANY: race
        }
        assert cells[1 - me] >= 0; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        one.start();
        work(0);
        one.join();
        assert cells[0] == 20_000 && cells[1] == 20_000;
    }
}
