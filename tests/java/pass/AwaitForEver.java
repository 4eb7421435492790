// heddle: check
// expect: verified
// A time-out of Long.MAX_VALUE nanoseconds is 292 years: it is meant to be none. So is a sleep of Long.MAX_VALUE
// milliseconds, which ends by an interrupt only.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class AwaitForEver {
    static boolean interrupted;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
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
        boolean came = done.await(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        assert came;
        sleeper.join(Long.MAX_VALUE);
        assert interrupted;
    }
}
