// heddle: check
// expect: verified
// Sorted list with a lock in every node, taken hand over hand.
import java.util.concurrent.atomic.AtomicBoolean;

public class FineList {
    static final class Node {
        final int key;
        Node next;
        final AtomicBoolean held = new AtomicBoolean();

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }

        void lock() {
            while (held.getAndSet(true)) {
                Thread.onSpinWait();
            }
        }

        void unlock() {
            held.set(false);
        }
    }

    static final Node head = new Node(0, new Node(4, new Node(9, null)));

    static boolean add(int key) {
        Node before = head;
        before.lock();
        Node node = before.next;
        node.lock();
        while (node.key < key) {
            before.unlock();
            before = node;
            node = node.next;
            node.lock();
        }
        boolean missing = node.key != key;
        if (missing) {
            before.next = new Node(key, node);
        }
        node.unlock();
        before.unlock();
        return missing;
    }

    static boolean remove(int key) {
        Node before = head;
        before.lock();
        Node node = before.next;
        while (node.key < key) {
            node.lock();
            before.unlock();
            before = node;
            node = node.next;
        }
        boolean found = node.key == key;
        if (found) {
            node.lock();
            before.next = node.next;
            node.unlock();
        }
        before.unlock();
        return found;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> add(6));
        one.start();
        assert remove(4);
        one.join();
        assert head.next.key >= 6;
    }
}
