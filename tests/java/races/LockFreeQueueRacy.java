// heddle: check
// expect: violated race
// race: LockFreeQueueRacy$Node.value
// Lock-free queue after Michael and Scott: compare-and-set at both ends, threads help a tail that lags behind.
// A dequeuer clears the value of the new sentinel, while another may still be reading it before its compare-and-set fails.
import java.util.concurrent.atomic.AtomicReference;

public class LockFreeQueueRacy {
    static final class Node {
        int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) {
            this.value = value;
        }
    }

    static final AtomicReference<Node> head = new AtomicReference<>(new Node(0));
    static final AtomicReference<Node> tail = new AtomicReference<>(head.get());

    static void put(int value) {
        Node node = new Node(value);
        while (true) {
            Node last = tail.get();
            Node next = last.next.get();
            if (next != null) {
                tail.compareAndSet(last, next);
            } else if (last.next.compareAndSet(null, node)) {
                tail.compareAndSet(last, node);
                return;
            }
        }
    }

    static int take() {
        while (true) {
            Node first = head.get();
            Node last = tail.get();
            Node next = first.next.get();
            if (first != head.get()) {
                continue;
            }
            if (next == null) {
                return 0;
            }
            if (first == last) {
                tail.compareAndSet(last, next);
            } else {
                int value = next.value; // HERE-ANY: race
                if (head.compareAndSet(first, next)) {
                    next.value = 0; // HERE-ANY: race
                    return value;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] taken = new int[2];
        Thread one = new Thread(() -> {
            put(1);
            taken[0] = take();
        });
        Thread two = new Thread(() -> {
            put(2);
            taken[1] = take();
        });
        one.start();
        two.start();
        one.join();
        two.join();
        assert taken[0] + taken[1] == 3;
        assert take() == 0;
    }
}
