// heddle: check
// expect: violated deadlock
// reset() before the other party has come: it waits for a second party for ever. (If it comes before, it gets away.)
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierResetBroken {
    static final CyclicBarrier barrier = new CyclicBarrier(2);

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                barrier.await(); // HERE: deadlock
            } catch (BrokenBarrierException e) {
                // sent away
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        barrier.reset();
        one.join();
    }
}
