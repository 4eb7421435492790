// heddle: check
// expect: verified
// A consumer that waits for an item is interrupted, and ends.
import java.util.concurrent.ArrayBlockingQueue;

public class QueueInterrupt {
    static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

    public static void main(String[] args) throws InterruptedException {
        Thread consumer = new Thread(() -> {
            try {
                while (true) {
                    queue.take();
                }
            } catch (InterruptedException e) {
                // asked to stop
            }
        });
        consumer.start();
        consumer.interrupt();
        consumer.join();
    }
}
