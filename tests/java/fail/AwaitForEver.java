// heddle: check
// expect: violated deadlock
// A time-out of Long.MAX_VALUE nanoseconds is 292 years: it is meant to be none.
// The latch counts two, and only one thread counts down: main never goes on.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class AwaitForEver {
    static boolean interrupted;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                interrupted = true;
            }
            assert interrupted;
            done.countDown();
        });
        sleeper.start();
        sleeper.interrupt();
        boolean came = done.await(Long.MAX_VALUE, TimeUnit.NANOSECONDS); // HERE: deadlock
        assert came;
        sleeper.join(Long.MAX_VALUE);
        assert interrupted;
    }
}
