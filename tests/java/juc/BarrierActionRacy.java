// heddle: check
// expect: violated race
// race: int[]
// The part is written after the barrier.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierActionRacy {
    static final int[] parts = new int[2];
    static final CyclicBarrier barrier = new CyclicBarrier(2);

    static void work(int index) {
        try {
            barrier.await();
            parts[index] = index + 1; // HERE-ANY: race
            int other = parts[1 - index]; // HERE-ANY: race
            assert other >= 0;
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
