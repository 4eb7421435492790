// heddle: check
// expect: verified
// Bounded queue with two locks: enqueuers and dequeuers meet only in the atomic size.
import java.util.concurrent.atomic.AtomicInteger;

public class BoundedQueue {
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
            tail.next = new Node(value);
            tail = tail.next;
            size.incrementAndGet();
        }
    }

    static int take() {
        synchronized (takeLock) {
            while (size.get() == 0) {
                Thread.onSpinWait();
            }
            head = head.next;
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
