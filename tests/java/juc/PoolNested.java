// heddle: check
// expect: verified
// The inner task goes to a pool of its own.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolNested {
    public static void main(String[] args) throws Exception {
        ExecutorService outer = Executors.newSingleThreadExecutor();
        ExecutorService inner = Executors.newSingleThreadExecutor();
        int answer = outer.submit(() -> inner.submit(() -> 1).get() + 1).get();
        assert answer == 2;
        outer.shutdown();
        inner.shutdown();
    }
}
