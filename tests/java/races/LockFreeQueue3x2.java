// heddle: check
// expect: verified
// The lock-free queue of Michael and Scott with three threads and two operations each: what every thread puts is taken once.
import java.util.concurrent.atomic.AtomicReference;

public class LockFreeQueue3x2 {
    static final class Node {
        final int value;
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int value) {
            this.value = value;
        }
    }

    static final AtomicReference<Node> head = new AtomicReference<>(new Node(0));
    static final AtomicReference<Node> tail = new AtomicReference<>(head.get());
    static final int[] taken = new int[3];

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
                int value = next.value;
                if (head.compareAndSet(first, next)) {
                    return value;
                }
            }
        }
    }

    static void work(int me) {
        put(1 << me);
        taken[me] = take();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(0));
        Thread two = new Thread(() -> work(1));
        Thread three = new Thread(() -> work(2));
        one.start();
        two.start();
        three.start();
        one.join();
        two.join();
        three.join();
        assert taken[0] + taken[1] + taken[2] == 7;
        assert take() == 0;
    }
}
