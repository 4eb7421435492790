// heddle: check
// expect: violated deadlock
// The task swallows the interrupt and waits again.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolShutdownNowBroken {
    static final CountDownLatch never = new CountDownLatch(1);

    static void work() {
        boolean done = false;
        while (!done) {
            try {
                never.await(); // HERE: deadlock
                done = true;
            } catch (InterruptedException e) {
                // ignored: the next round waits again
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(PoolShutdownNowBroken::work);
        pool.shutdownNow();
    }
}
