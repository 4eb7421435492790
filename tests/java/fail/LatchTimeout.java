// heddle: check
// expect: violated assertion
// reality: not (it does not expire there)
// A time-out may expire at any moment, however long it is.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchTimeout {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(done::countDown).start();
        boolean in_time = done.await(5, TimeUnit.SECONDS);
        assert in_time; // HERE: assertion
    }
}
