// heddle: check
// expect: verified
// offer and poll do not wait, and say whether they did something.
import java.util.concurrent.ArrayBlockingQueue;

public class ArrayQueueOffer {
    static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

    public static void main(String[] args) throws InterruptedException {
        boolean[] put = new boolean[1];
        Thread one = new Thread(() -> put[0] = queue.offer(1));
        one.start();
        boolean mine = queue.offer(2);
        one.join();
        assert mine != put[0];
        assert queue.poll() == (mine ? 2 : 1) && queue.poll() == null;
    }
}
