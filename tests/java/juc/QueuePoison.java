// heddle: check
// expect: verified
// The end is announced through the queue: the consumer cannot miss it.
import java.util.concurrent.LinkedBlockingQueue;

public class QueuePoison {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

    public static void main(String[] args) throws InterruptedException {
        int[] sum = new int[1];
        Thread consumer = new Thread(() -> {
            try {
                for (int item = queue.take(); item >= 0; item = queue.take()) {
                    sum[0] += item;
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        queue.add(7);
        consumer.start();
        queue.add(-1);
        consumer.join();
        assert sum[0] == 7;
    }
}
