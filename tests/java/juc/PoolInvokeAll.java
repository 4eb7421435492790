// heddle: check
// expect: verified
// invokeAll returns when all tasks are done.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolInvokeAll {
    static int first, second;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        List<Callable<Integer>> tasks = List.of(() -> first = 1, () -> second = 2);
        for (Future<Integer> future : pool.invokeAll(tasks)) {
            assert future.isDone();
        }
        assert first == 1 && second == 2;
        pool.shutdown();
    }
}
