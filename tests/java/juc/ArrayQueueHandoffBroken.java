// heddle: check
// expect: violated deadlock
// The queue has room for one; the consumer takes one, the producer puts three.
import java.util.concurrent.ArrayBlockingQueue;

public class ArrayQueueHandoffBroken {
    static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                for (int i = 0; i < 3; i++) {
                    queue.put(i); // HERE: deadlock
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        queue.take();
        one.join(); // HERE: deadlock
    }
}
