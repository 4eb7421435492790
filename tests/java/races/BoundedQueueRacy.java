// heddle: check
// expect: violated race
// race: BoundedQueueRacy$Node.next
// Bounded queue with two locks: enqueuers and dequeuers meet only in the atomic size.
// `take` looks for a successor instead of asking the size.
import java.util.concurrent.atomic.AtomicInteger;

public class BoundedQueueRacy {
    static final class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    static final Object putLock = new Object();
    static final Object takeLock = new Object();
    static final AtomicInteger size = new AtomicInteger();
    static Node head = new Node(0);
    static Node tail = head;

    static void put(int value) {
        synchronized (putLock) {
            while (size.get() == 1) {
                Thread.onSpinWait();
            }
            tail.next = new Node(value); // HERE-ANY: race
            tail = tail.next; // HERE-ANY: race
            size.incrementAndGet();
        }
    }

    static int take() {
        synchronized (takeLock) {
            while (head.next == null) { // HERE-ANY: race
                Thread.onSpinWait();
            }
            head = head.next; // HERE-ANY: race
            size.decrementAndGet();
            return head.value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            put(1);
            put(2);
        });
        one.start();
        int sum = take() + take();
        one.join();
        assert sum == 3 && head == tail;
    }
}
