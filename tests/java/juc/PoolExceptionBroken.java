// heddle: check
// expect: violated deadlock
// The exception in the task skips the countDown that main waits for, and sits in a future that nobody looks at.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolExceptionBroken {
    static final CountDownLatch done = new CountDownLatch(1);

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> {
            Integer.parseInt("one");
            done.countDown();
        });
        done.await(); // HERE: deadlock
        pool.shutdown();
    }
}
