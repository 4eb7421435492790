// heddle: check
// expect: verified
// What is put into a concurrent queue is found complete by who takes it out.
import java.util.concurrent.ConcurrentLinkedQueue;

public class LinkedQueueMessage {
    static final class Message {
        int text;
    }

    static final ConcurrentLinkedQueue<Message> queue = new ConcurrentLinkedQueue<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            Message message = new Message();
            message.text = 1;
            queue.add(message);
        });
        one.start();
        Message got = queue.poll();
        assert got == null || got.text == 1;
        one.join();
        assert (got == null) == !queue.isEmpty();
    }
}
