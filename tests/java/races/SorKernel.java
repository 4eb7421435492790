// heddle: check
// expect: verified
// Red-black relaxation of a grid by two threads in the style of Java Grande: every thread counts its phases where its neighbour waits.
import java.util.concurrent.atomic.AtomicLongArray;

public class SorKernel {
    static final int PHASES = 3;
    static final double[][] grid = new double[6][3];
    static final AtomicLongArray sync = new AtomicLongArray(2);

    static void relax(double[][] rows, int row) {
        rows[row][1] = (rows[row - 1][1] + rows[row + 1][1] + rows[row][0] + rows[row][2]) / 4;
    }

    static void work(int me) {
        for (int phase = 0; phase < PHASES; phase++) {
            relax(grid, 1 + 2 * me + phase % 2);
            sync.incrementAndGet(me);
            while (sync.get(1 - me) < sync.get(me)) {
                Thread.onSpinWait();
            }
        }
    }

    static void fill(double[][] rows) {
        for (int row = 0; row < 6; row++) {
            rows[row][0] = row;
            rows[row][2] = 2;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        fill(grid);
        Thread one = new Thread(() -> work(1));
        one.start();
        work(0);
        one.join();
        double[][] expected = new double[6][3];
        fill(expected);
        for (int phase = 0; phase < PHASES; phase++) {
            relax(expected, 1 + phase % 2);
            relax(expected, 3 + phase % 2);
        }
        for (int row = 0; row < 6; row++) {
            assert grid[row][1] == expected[row][1];
        }
    }
}
