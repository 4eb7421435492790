// heddle: check
// expect: verified
// reset() sends waiting parties away with BrokenBarrierException, and the barrier can be used again.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class BarrierReset {
    static final CyclicBarrier barrier = new CyclicBarrier(2);
    static String how = "";

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                barrier.await(1, TimeUnit.SECONDS);
                how = "through";
            } catch (TimeoutException e) {
                how = "late";
            } catch (BrokenBarrierException e) {
                how = "reset";
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        barrier.reset();
        one.join();
        assert how.equals("late") || how.equals("reset") : how;
    }
}
