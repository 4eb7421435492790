// heddle: check
// expect: violated exception BrokenBarrierException
// Nobody thought of a broken barrier. T1: interrupted while it waits; main: await throws BrokenBarrierException.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierInterruptBroken {
    static final CyclicBarrier barrier = new CyclicBarrier(2);

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                Thread.currentThread().interrupt();
            }
        });
        one.start();
        one.interrupt();
        barrier.await(); // HERE: exception
        one.join();
    }
}
