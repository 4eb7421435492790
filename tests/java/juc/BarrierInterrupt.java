// heddle: check
// expect: verified
// One party is interrupted: the barrier breaks, and nobody is left behind. Whoever comes last may have got through before.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierInterrupt {
    static final CyclicBarrier barrier = new CyclicBarrier(2);

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException e) {
                assert barrier.isBroken();
            } catch (BrokenBarrierException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        one.interrupt();
        try {
            barrier.await();
        } catch (BrokenBarrierException e) {
            assert barrier.isBroken();
        }
        one.join();
    }
}
