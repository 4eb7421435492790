// heddle: check
// expect: violated exception java.util.NoSuchElementException
//
// A buffer with the most common mistake of wait/notify: `take` tests its condition with `if`. A consumer that is woken may
// find that another one was faster and took the item.
import java.util.ArrayDeque;
import java.util.Queue;

public class BoundedBuffer {
    private final Queue<String> items = new ArrayDeque<>();
    private final int capacity;

    BoundedBuffer(int capacity) {
        this.capacity = capacity;
    }

    synchronized void put(String item) throws InterruptedException {
        while (items.size() == capacity) {
            wait();
        }
        items.add(item);
        notifyAll();
    }

    synchronized String take() throws InterruptedException {
        if (items.isEmpty()) { // should be `while`
            wait();
        }
        String item = items.remove(); // HERE: exception
        notifyAll();
        return item;
    }

    private void consume() {
        try {
            take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer buffer = new BoundedBuffer(1);
        new Thread(buffer::consume, "consumer 1").start();
        new Thread(buffer::consume, "consumer 2").start();
        buffer.put("bread");
        buffer.put("butter");
    }
}
