// heddle: check
// expect: violated deadlock
// Two consumers, one pill: the second waits for ever.
import java.util.concurrent.LinkedBlockingQueue;

public class QueuePoisonBroken {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

    static void consume() {
        try {
            while (queue.take() >= 0) { // HERE: deadlock
                Thread.onSpinWait();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(QueuePoisonBroken::consume);
        queue.add(-1);
        one.start();
        consume();
        one.join();
    }
}
