// heddle: check
// expect: verified
// A latch orders what was done before it was counted down.
import java.util.concurrent.CountDownLatch;

public class LatchMessage {
    static final CountDownLatch done = new CountDownLatch(1);
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            data = 1;
            done.countDown();
        });
        one.start();
        done.await();
        assert data == 1;
        one.join();
    }
}
