// heddle: check
// expect: violated race
// race: UnboundedQueueRacy$Node.next
// Unbounded queue with one lock at each end; a sentinel keeps the ends apart.
// The link that both ends use when the queue is almost empty is a plain field.
public class UnboundedQueueRacy {
    static final class Node {
        final int value;
        Node next;

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
            tail.next = node; // HERE-ANY: race
            tail = node;
        }
    }

    static int take() {
        synchronized (takeLock) {
            Node first = head.next; // HERE-ANY: race
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
