// heddle: check
// expect: violated race
// race: CoarseListRacy$Node.next
// Sorted list under one lock.
// `contains` does not take it.
public class CoarseListRacy {
    static final class Node {
        final int key;
        Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    static final Node head = new Node(0, new Node(5, new Node(9, null)));

    static synchronized boolean add(int key) {
        Node before = head;
        while (before.next.key < key) {
            before = before.next;
        }
        if (before.next.key == key) {
            return false;
        }
        before.next = new Node(key, before.next); // HERE-ANY: race
        return true;
    }

    static synchronized boolean remove(int key) {
        Node before = head;
        while (before.next.key < key) {
            before = before.next;
        }
        if (before.next.key != key) {
            return false;
        }
        before.next = before.next.next; // HERE-ANY: race
        return true;
    }

    static boolean contains(int key) {
        Node node = head;
        while (node.key < key) {
            node = node.next; // HERE-ANY: race
        }
        return node.key == key;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            assert add(3);
            assert !add(5);
        });
        Thread two = new Thread(() -> {
            contains(3);
            assert !contains(7);
        });
        one.start();
        two.start();
        assert !remove(7);
        one.join();
        two.join();
        assert remove(3) && contains(5);
    }
}
