// heddle: check
// expect: violated race
// race: int[]
// Sparse matrix times vector in the style of Java Grande's sparsematmult: entries in row order, each thread has a range of them.
// A range ends in the middle of a row, whose sum is then changed by both.
public class SparseKernelRacy {
    static final int[] row = {0, 0, 1, 1, 1, 2};
    static final int[] column = {0, 2, 0, 1, 2, 1};
    static final int[] value = {1, 2, 3, 4, 5, 6};
    static final int[] x = {1, 1, 2};
    static final int[] y = new int[3];

    static void work(int from, int to) {
        for (int i = from; i < to; i++) {
            y[row[i]] += value[i] * x[column[i]]; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int middle = 3;
        Thread one = new Thread(() -> work(0, middle));
        one.start();
        work(middle, 6);
        one.join();
        assert y[0] == 5 && y[2] == 6;
    }
}
