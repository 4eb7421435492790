// heddle: check
// expect: verified
// awaitTermination that returns true orders all that the tasks did.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class PoolAwait {
    static int data;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> data = 1);
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.MINUTES)) {
            assert data == 1 && pool.isTerminated();
        }
    }
}
