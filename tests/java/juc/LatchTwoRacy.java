// heddle: check
// expect: violated race
// race: LatchTwoRacy.data
// A timed await whose answer is not looked at: after a time-out the read is not ordered after the write.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchTwoRacy {
    static final CountDownLatch end = new CountDownLatch(1);
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 42; // HERE-ANY: race
            end.countDown();
        });
        one.start();
        end.await(5, TimeUnit.SECONDS);
        int seen = data; // HERE-ANY: race
        one.join();
        assert seen == 0 || seen == 42;
    }
}
