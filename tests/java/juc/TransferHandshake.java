// heddle: check
// expect: verified
// transfer waits for its consumer, put does not.
import java.util.concurrent.LinkedTransferQueue;

public class TransferHandshake {
    static final LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    static volatile boolean taken;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                int item = queue.take();
                assert item == 1;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        queue.transfer(1);
        assert queue.isEmpty();
        one.join();
    }
}
