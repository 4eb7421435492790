// heddle: check
// expect: verified
// A delayed task runs once, and its result can be waited for.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledOnce {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        assert pool.schedule(() -> 3, 10, TimeUnit.MILLISECONDS).get() == 3;
        pool.shutdown();
    }
}
