// heddle: check
// expect: violated race
// race: LockFreeListRacy$Node.count
// Lock-free list after Harris and Michael: link and mark change in one compare-and-set; a walk unlinks marked nodes.
// A new node is filled in only after it was linked.
import java.util.concurrent.atomic.AtomicMarkableReference;

public class LockFreeListRacy {
    static final class Node {
        final int key;
        int count;
        final AtomicMarkableReference<Node> next;

        Node(int key, Node next) {
            this.key = key;
            this.next = new AtomicMarkableReference<>(next, false);
        }
    }

    static final Node head = new Node(0, new Node(5, new Node(9, null)));

    /** The last node below the key; what follows it is the first that is not. */
    static Node find(int key) {
        retry:
        while (true) {
            Node before = head;
            Node node = before.next.getReference();
            while (true) {
                boolean[] marked = {false};
                Node after = node.next.get(marked);
                while (marked[0]) {
                    if (!before.next.compareAndSet(node, after, false, false)) {
                        continue retry;
                    }
                    node = after;
                    after = node.next.get(marked);
                }
                if (node.key >= key) {
                    return before;
                }
                before = node;
                node = after;
            }
        }
    }

    static boolean add(int key) {
        while (true) {
            Node before = find(key);
            Node node = before.next.getReference();
            if (node.key == key) {
                return false;
            }
            Node fresh = new Node(key, node);
            if (node.key > key && before.next.compareAndSet(node, fresh, false, false)) {
                fresh.count = key; // HERE-ANY: race
                return true;
            }
        }
    }

    static boolean remove(int key) {
        while (true) {
            Node before = find(key);
            Node node = before.next.getReference();
            if (node.key > key) {
                return false;
            }
            if (node.key < key) {
                continue;
            }
            Node after = node.next.getReference();
            if (node.next.compareAndSet(after, after, false, true)) {
                before.next.compareAndSet(node, after, false, false);
                return true;
            }
        }
    }

    static int count(int key) {
        Node node = head;
        while (node.key < key) {
            node = node.next.getReference();
        }
        return node.key == key && !node.next.isMarked() ? node.count : -1; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            assert add(3);
        });
        one.start();
        assert remove(5);
        int seen = count(3);
        assert seen == -1 || seen == 0 || seen == 3;
        one.join();
        assert count(3) == 3 && count(5) == -1;
    }
}
