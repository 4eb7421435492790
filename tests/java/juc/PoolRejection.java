// heddle: check
// expect: verified
// With CallerRunsPolicy nothing is refused: main runs the task itself.
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolRejection {
    static final AtomicInteger ran = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
                1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>(), new ThreadPoolExecutor.CallerRunsPolicy());
        pool.execute(ran::incrementAndGet);
        pool.execute(ran::incrementAndGet);
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.MINUTES)) {
            assert ran.get() == 2;
        }
    }
}
