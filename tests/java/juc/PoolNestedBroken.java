// heddle: check
// expect: violated deadlock
// A task waits for another task of the same pool of one thread.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolNestedBroken {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        int answer = pool.submit(() -> {
            int inner = pool.submit(() -> 1).get(); // HERE: deadlock
            return inner + 1;
        }).get(); // HERE: deadlock
        assert answer == 2;
        pool.shutdown();
    }
}
