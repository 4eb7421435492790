// heddle: check
// expect: verified
// Two threads count for a long time in cells of their own, without any synchronisation.
public class LongComputation {
    static final int[] cells = new int[2];

    static void work(int me) {
        for (int i = 0; i < 20_000; i++) {
            cells[me]++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        one.start();
        work(0);
        one.join();
        assert cells[0] == 20_000 && cells[1] == 20_000;
    }
}
