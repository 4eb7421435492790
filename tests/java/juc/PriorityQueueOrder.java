// heddle: check
// expect: verified
// What is in the queue comes out in order; a later element may come too late.
import java.util.concurrent.PriorityBlockingQueue;

public class PriorityQueueOrder {
    static final PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();

    public static void main(String[] args) throws InterruptedException {
        queue.add(2);
        queue.add(3);
        Thread one = new Thread(() -> queue.add(1));
        one.start();
        int first = queue.take();
        int second = queue.take();
        one.join();
        assert first == 1 && second == 2 || first == 2 && (second == 1 || second == 3);
    }
}
