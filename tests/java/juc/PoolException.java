// heddle: check
// expect: verified
// An exception in a submitted task waits in its future; the worker goes on with the next task.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolException {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> bad = pool.submit(() -> Integer.parseInt("one"));
        try {
            bad.get();
            assert false;
        } catch (ExecutionException e) {
            assert e.getCause() instanceof NumberFormatException;
        }
        pool.shutdown();
    }
}
