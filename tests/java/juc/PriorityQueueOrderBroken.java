// heddle: check
// expect: violated assertion
// A priority queue is taken for a sorted result: main takes 2 before T1 has added 1.
import java.util.concurrent.PriorityBlockingQueue;

public class PriorityQueueOrderBroken {
    static final PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();

    public static void main(String[] args) throws InterruptedException {
        queue.add(2);
        Thread one = new Thread(() -> queue.add(1));
        one.start();
        int first = queue.take();
        int second = queue.take();
        one.join();
        assert first < second; // HERE: assertion
    }
}
