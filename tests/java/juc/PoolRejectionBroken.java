// heddle: check
// expect: violated exception RejectedExecutionException
// One thread, a queue of one, three tasks, and the default policy.
// The worker sits in the first task, the second is queued, the third is refused.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolRejectionBroken {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
        pool.execute(() -> {});
        pool.execute(() -> {});
        pool.execute(() -> {}); // HERE: exception
        pool.shutdown();
    }
}
