// heddle: check
// expect: violated race
// race: LockFreeHashSetRacy$Node[]
// Split-ordered hash set, in small: one lock-free list sorted by reversed key, buckets are shortcuts into it made when first needed.
// The shortcuts are elements of a plain array.
import java.util.concurrent.atomic.AtomicReference;

public class LockFreeHashSetRacy {
    static final class Node {
        final int order; // two bits of the key reversed, then 1 for a key and 0 for the sentinel of a bucket
        final AtomicReference<Node> next = new AtomicReference<>();

        Node(int order) {
            this.order = order;
        }
    }

    static final Node[] buckets = new Node[2];

    static int reversed(int key) {
        return ((key & 1) << 2) | (key & 2);
    }

    /** The node of this order in the list from `start` on, inserted if it is missing. */
    static Node insert(Node start, int order) {
        while (true) {
            Node before = start;
            Node node = before.next.get();
            while (node != null && node.order < order) {
                before = node;
                node = before.next.get();
            }
            if (node != null && node.order == order) {
                return node;
            }
            Node fresh = new Node(order);
            fresh.next.set(node);
            if (before.next.compareAndSet(node, fresh)) {
                return fresh;
            }
        }
    }

    static Node bucket(int key) {
        int index = key % 2;
        if (buckets[index] == null) { // HERE-ANY: race
            buckets[index] = insert(buckets[0], reversed(index)); // HERE-ANY: race
        }
        return buckets[index]; // HERE-ANY: race
    }

    static void add(int key) {
        insert(bucket(key), reversed(key) + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        buckets[0] = new Node(0);
        Thread one = new Thread(() -> add(1));
        one.start();
        add(3);
        one.join();
        int length = 0;
        for (Node node = buckets[0]; node != null; node = node.next.get()) {
            length++;
        }
        assert length == 4;
    }
}
