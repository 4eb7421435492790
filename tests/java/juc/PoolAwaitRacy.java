// heddle: check
// expect: violated race
// race: PoolAwaitRacy.data
// The answer of awaitTermination is not looked at: after a time-out the task may still be running.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class PoolAwaitRacy {
    static int data;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> data = 1); // HERE-ANY: race
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        assert data >= 0; // HERE-ANY: race
    }
}
