// heddle: check
// expect: verified
// invokeAny returns the result of one task that succeeds, and cancels the others.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolInvokeAny {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        List<Callable<Integer>> tasks = List.of(
                () -> {
                    throw new IllegalStateException();
                },
                () -> 2);
        assert pool.invokeAny(tasks) == 2;
        pool.shutdown();
    }
}
