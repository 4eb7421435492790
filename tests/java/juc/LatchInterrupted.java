// heddle: check
// expect: verified
// An interrupted await throws, and the status is restored for whoever looks later.
import java.util.concurrent.CountDownLatch;

public class LatchInterrupted {
    static final CountDownLatch never = new CountDownLatch(1);

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                never.await();
                assert false;
            } catch (InterruptedException e) {
                assert !Thread.currentThread().isInterrupted();
                Thread.currentThread().interrupt();
            }
            assert Thread.currentThread().isInterrupted();
        });
        one.start();
        one.interrupt();
        one.join();
        assert never.getCount() == 1;
    }
}
