// heddle: check
// expect: violated deadlock
// Three parties are announced, two come.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierPartiesBroken {
    static final CyclicBarrier barrier = new CyclicBarrier(3);

    static void work() {
        try {
            barrier.await(); // HERE: deadlock
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(BarrierPartiesBroken::work);
        one.start();
        work();
        one.join();
    }
}
