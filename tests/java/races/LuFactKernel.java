// heddle: check
// expect: verified
// Elimination of a 3x3 matrix in the style of Java Grande's lufact: one thread scales the column, a barrier, all update their rows, a barrier.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class LuFactKernel {
    static final double[][] a = {{2, 1, 1}, {4, 3, 3}, {8, 7, 9}};
    static final AtomicIntegerArray done = new AtomicIntegerArray(2);

    static void barrier(int me) {
        int next = 1 - done.get(me);
        if (me == 0) {
            while (done.get(1) != next) {
                Thread.onSpinWait();
            }
            done.set(0, next);
        } else {
            done.set(1, next);
            while (done.get(0) != next) {
                Thread.onSpinWait();
            }
        }
    }

    static void work(int me) {
        for (int k = 0; k < 2; k++) {
            if (me == 0) {
                for (int row = k + 1; row < 3; row++) {
                    a[row][k] /= a[k][k];
                }
            }
            barrier(me);
            for (int row = k + 1; row < 3; row++) {
                if (row % 2 == me) {
                    for (int column = k + 1; column < 3; column++) {
                        a[row][column] -= a[row][k] * a[k][column];
                    }
                }
            }
            barrier(me);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        one.start();
        work(0);
        one.join();
        assert a[1][0] == 2 && a[2][0] == 4 && a[1][1] == 1 && a[2][1] == 3 && a[2][2] == 2;
    }
}
