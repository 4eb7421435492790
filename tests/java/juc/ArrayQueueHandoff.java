// heddle: check
// expect: verified
// put and take: the item arrives, with everything that was written before.
import java.util.concurrent.ArrayBlockingQueue;

public class ArrayQueueHandoff {
    static final ArrayBlockingQueue<int[]> queue = new ArrayBlockingQueue<>(1);

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                int[] box = new int[1];
                box[0] = 5;
                queue.put(box);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        assert queue.take()[0] == 5;
        one.join();
        assert queue.isEmpty();
    }
}
