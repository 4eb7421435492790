// heddle: check
// expect: violated deadlock
// The pool is never shut down: its core thread waits for the next task for ever.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledOnceBroken {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> 3, 10, TimeUnit.MILLISECONDS);
    }
}
