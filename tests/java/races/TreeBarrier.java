// heddle: check
// expect: verified
// Combining-tree barrier of three threads: the last at a node goes on to its parent and, on the way back, flips the node's sense.
import java.util.concurrent.atomic.AtomicInteger;

public class TreeBarrier {
    static final class Node {
        final AtomicInteger missing;
        final Node parent;
        volatile boolean sense;

        Node(int children, Node parent) {
            this.missing = new AtomicInteger(children);
            this.parent = parent;
        }

        void await() {
            if (missing.decrementAndGet() == 0) {
                if (parent != null) {
                    parent.await();
                }
                sense = true;
            } else {
                while (!sense) {
                    Thread.onSpinWait();
                }
            }
        }
    }

    static final Node root = new Node(2, null);
    static final Node leaf = new Node(2, root);
    static final int[] data = new int[3];

    static void work(int me, Node node) {
        data[me] = me + 1;
        node.await();
        assert data[(me + 1) % 3] == (me + 1) % 3 + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(0, leaf));
        Thread two = new Thread(() -> work(1, leaf));
        Thread three = new Thread(() -> work(2, root));
        one.start();
        two.start();
        three.start();
        one.join();
        two.join();
        three.join();
    }
}
