// heddle: check
// expect: violated race
// race: LatchMessageRacy.data
// A latch orders what was done before it was counted down.
// The data is written after counting down.
import java.util.concurrent.CountDownLatch;

public class LatchMessageRacy {
    static final CountDownLatch done = new CountDownLatch(1);
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            done.countDown();
            data = 1; // HERE-ANY: race
        });
        one.start();
        done.await();
        assert data <= 1; // HERE-ANY: race
        one.join();
    }
}
