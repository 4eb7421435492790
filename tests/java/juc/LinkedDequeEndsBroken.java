// heddle: check
// expect: violated assertion
// peek, then remove: both threads work on the same element.
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;

public class LinkedDequeEndsBroken {
    static final ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();
    static final AtomicInteger worked = new AtomicInteger();

    static void work() {
        String task = deque.peek();
        if (task != null) {
            deque.remove(task);
            worked.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        deque.add("a");
        Thread one = new Thread(LinkedDequeEndsBroken::work);
        one.start();
        work();
        one.join();
        assert worked.get() == 1; // HERE: assertion
    }
}
