// heddle: check
// expect: verified
// A concurrent queue publishes what was written into an element before it was added.
import java.util.concurrent.ConcurrentLinkedQueue;

public class ConcurrentQueue {
    static final class Item {
        int value;
    }

    static final ConcurrentLinkedQueue<Item> queue = new ConcurrentLinkedQueue<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            Item item = new Item();
            item.value = 3;
            queue.add(item);
        });
        one.start();
        Item item = queue.poll();
        assert item == null || item.value == 3;
        one.join();
    }
}
