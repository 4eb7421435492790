// heddle: check
// expect: violated assertion
// put does not wait: main goes on before the item was taken.
import java.util.concurrent.LinkedTransferQueue;

public class TransferHandshakeBroken {
    static final LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();

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
        queue.put(1);
        assert queue.isEmpty(); // HERE: assertion
        one.join();
    }
}
