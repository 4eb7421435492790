// heddle: check
// expect: violated deadlock
// A periodic task that throws is not run again, and nobody is told: the latch is never counted down.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledFailureBroken {
    static final CountDownLatch three = new CountDownLatch(3);

    static void tick() {
        three.countDown();
        if (three.getCount() == 2) {
            throw new IllegalStateException();
        }
    }

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(ScheduledFailureBroken::tick, 1, 1, TimeUnit.SECONDS);
        three.await(); // HERE: deadlock
        pool.shutdownNow();
    }
}
