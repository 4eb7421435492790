// heddle: check
// expect: violated race
// race: TreiberStackRacy$Node.next
// Treiber's stack: compare-and-set of the top.
// `pop` clears the link of the node it got, while another thread may still be reading it before its compare-and-set fails.
import java.util.concurrent.atomic.AtomicReference;

public class TreiberStackRacy {
    static final class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    static final AtomicReference<Node> top = new AtomicReference<>();

    static void push(int value) {
        Node node = new Node(value);
        do {
            node.next = top.get();
        } while (!top.compareAndSet(node.next, node));
    }

    static int pop() {
        while (true) {
            Node node = top.get();
            if (node == null) {
                return 0;
            }
            if (top.compareAndSet(node, node.next)) { // HERE-ANY: race
                node.next = null; // HERE-ANY: race
                return node.value;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] popped = new int[2];
        Thread one = new Thread(() -> {
            push(1);
            popped[0] = pop();
        });
        Thread two = new Thread(() -> {
            push(2);
            popped[1] = pop();
        });
        one.start();
        two.start();
        one.join();
        two.join();
        assert popped[0] + popped[1] == 3 && pop() == 0;
    }
}
