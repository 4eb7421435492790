// heddle: check
// expect: verified
// cancel(true) interrupts a running task, or keeps it from running.
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolCancel {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CountDownLatch never = new CountDownLatch(1);
        Future<Integer> waiting = pool.submit(() -> {
            never.await();
            return 1;
        });
        assert waiting.cancel(true);
        try {
            waiting.get();
            assert false;
        } catch (CancellationException e) {
            assert waiting.isDone();
        }
        pool.shutdown();
    }
}
