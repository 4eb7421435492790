// heddle: check
// expect: violated deadlock
// Two parties of a barrier as tasks of a pool of one thread.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolBarrierBroken {
    static final CyclicBarrier barrier = new CyclicBarrier(2);

    static void work() {
        try {
            barrier.await(); // HERE: deadlock
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(PoolBarrierBroken::work);
        pool.execute(PoolBarrierBroken::work);
        pool.shutdown();
    }
}
