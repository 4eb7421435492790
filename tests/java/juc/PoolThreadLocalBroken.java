// heddle: check
// expect: violated assertion
// A worker keeps its thread-local variables from task to task.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolThreadLocalBroken {
    static final ThreadLocal<String> user = new ThreadLocal<>();

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> user.set("alice")).get();
        String seen = pool.submit(() -> user.get()).get();
        pool.shutdown();
        assert seen == null; // HERE: assertion
    }
}
