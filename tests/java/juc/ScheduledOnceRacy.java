// heddle: check
// expect: violated race
// race: ScheduledOnceRacy.data
// A delay orders nothing: main sleeps longer than the delay and reads.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledOnceRacy {
    static int data;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> data = 1, 10, TimeUnit.MILLISECONDS); // HERE-ANY: race
        Thread.sleep(1000);
        assert data <= 1; // HERE-ANY: race
        pool.shutdownNow();
    }
}
