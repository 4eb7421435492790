// heddle: check
// expect: verified
// The barrier's action runs between the two phases, and sees what all parties wrote.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierAction {
    static final int[] parts = new int[2];
    static int sum;
    static final CyclicBarrier barrier = new CyclicBarrier(2, () -> sum = parts[0] + parts[1]);

    static void work(int index) {
        try {
            parts[index] = index + 1;
            barrier.await();
            assert sum == 3;
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        one.start();
        work(0);
        one.join();
    }
}
