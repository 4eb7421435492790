// heddle: check
// expect: violated deadlock
// shutdownNow takes the queued task out of the queue; its future never completes.
// The worker is in the first task; the second is queued; main: shutdownNow, then waits for the second.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolLostFutureBroken {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {});
        Future<Integer> second = pool.submit(() -> 2);
        pool.shutdownNow();
        second.get(); // HERE: deadlock
    }
}
