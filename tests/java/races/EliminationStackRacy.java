// heddle: check
// expect: violated race
// race: EliminationStackRacy$Node.value
// Treiber's stack with an elimination slot: a push that meets contention offers its node there for a pop to take.
// The offer is an opaque write: the node's content is not released with it.
import java.util.concurrent.atomic.AtomicReference;

public class EliminationStackRacy {
    static final class Node {
        int value;
        Node next;
    }

    static final AtomicReference<Node> top = new AtomicReference<>();
    static final AtomicReference<Node> slot = new AtomicReference<>();

    static void push(int value) {
        Node node = new Node();
        node.value = value; // HERE-ANY: race
        while (true) {
            Node first = top.get();
            node.next = first;
            if (top.compareAndSet(first, node)) {
                return;
            }
            if (slot.get() == null) {
                slot.setOpaque(node);
                if (!slot.compareAndSet(node, null)) {
                    return;
                }
            }
        }
    }

    static int pop() {
        while (true) {
            Node first = top.get();
            if (first != null && top.compareAndSet(first, first.next)) {
                return first.value;
            }
            Node offer = slot.get();
            if (offer != null && slot.compareAndSet(offer, null)) {
                return offer.value; // HERE-ANY: race
            }
            if (first == null) {
                return 0;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        push(4);
        int[] popped = new int[1];
        Thread one = new Thread(() -> push(1));
        Thread two = new Thread(() -> popped[0] = pop());
        one.start();
        two.start();
        int mine = pop();
        one.join();
        two.join();
        assert mine + popped[0] + pop() + pop() == 5;
    }
}
