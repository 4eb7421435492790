// heddle: check
// expect: verified
// A start gate and an end gate.
import java.util.concurrent.CountDownLatch;

public class LatchTwo {
    static final CountDownLatch start = new CountDownLatch(1);
    static final CountDownLatch end = new CountDownLatch(1);
    static int data;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            try {
                start.await();
                data *= 2;
                end.countDown();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
        data = 21;
        start.countDown();
        end.await();
        assert data == 42;
    }
}
