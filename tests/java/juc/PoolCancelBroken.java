// heddle: check
// expect: violated deadlock
// cancel(false) does not interrupt: the worker waits in the task for ever.
// The worker begins the task; main: cancel(false), shutdown.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolCancelBroken {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CountDownLatch never = new CountDownLatch(1);
        Future<Integer> waiting = pool.submit(() -> {
            never.await(); // HERE: deadlock
            return 1;
        });
        waiting.cancel(false);
        pool.shutdown();
    }
}
