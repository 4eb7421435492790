// heddle: check
// expect: verified
// Unbounded queue with one lock at each end; a sentinel keeps the ends apart.
public class UnboundedQueue {
    static final class Node {
        final int value;
        volatile Node next;

        Node(int value) {
            this.value = value;
        }
    }

    static final Object putLock = new Object();
    static final Object takeLock = new Object();
    static Node head = new Node(0);
    static Node tail = head;

    static void put(int value) {
        Node node = new Node(value);
        synchronized (putLock) {
            tail.next = node;
            tail = node;
        }
    }

    static int take() {
        synchronized (takeLock) {
            Node first = head.next;
            if (first == null) {
                return 0;
            }
            head = first;
            return first.value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> put(1));
        Thread two = new Thread(() -> put(2));
        one.start();
        two.start();
        int taken = take() + take();
        one.join();
        two.join();
        assert taken + take() + take() == 3;
    }
}
