// heddle: check
// expect: violated assertion
// Which of the two succeeds first is not the program's to say.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolInvokeAnyBroken {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
        assert pool.invokeAny(tasks) == 1; // HERE: assertion
        pool.shutdown();
    }
}
