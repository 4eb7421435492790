// heddle: check --timeouts late
// expect: verified
// With --timeouts late it expires only when nobody else can go on; here somebody can.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchTimeout {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(done::countDown).start();
        boolean in_time = done.await(5, TimeUnit.SECONDS);
        assert in_time;
    }
}
