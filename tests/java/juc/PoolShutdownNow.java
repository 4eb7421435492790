// heddle: check
// expect: verified
// shutdownNow interrupts the worker, which sleeps; a task that honours the interrupt ends.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

public class PoolShutdownNow {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                LockSupport.park();
            }
        });
        pool.shutdownNow();
    }
}
