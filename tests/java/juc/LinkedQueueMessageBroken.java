// heddle: check
// expect: violated exception NullPointerException
// isEmpty, then poll: another consumer is faster.
import java.util.concurrent.ConcurrentLinkedQueue;

public class LinkedQueueMessageBroken {
    static final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();

    static void take() {
        if (!queue.isEmpty()) {
            assert queue.poll().length() == 1; // HERE: exception
        }
    }

    public static void main(String[] args) throws InterruptedException {
        queue.add("a");
        Thread one = new Thread(LinkedQueueMessageBroken::take);
        one.start();
        take();
        one.join();
    }
}
