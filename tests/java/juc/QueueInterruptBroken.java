// heddle: check
// expect: violated deadlock
// The interrupt is swallowed inside the loop.
import java.util.concurrent.ArrayBlockingQueue;

public class QueueInterruptBroken {
    static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

    public static void main(String[] args) throws InterruptedException {
        Thread consumer = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                try {
                    queue.take(); // HERE: deadlock
                } catch (InterruptedException e) {
                    // the status is cleared now, and nobody sets it again
                }
            }
        });
        consumer.start();
        consumer.interrupt();
        consumer.join(); // HERE: deadlock
    }
}
