// heddle: check
// expect: verified
// Lazy list: a node is marked before it is unlinked, so that `contains` needs no lock and validation no second walk.
public class LazyList {
    static final class Node {
        final int key;
        volatile boolean marked;
        volatile Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    static final Node head = new Node(0, new Node(5, new Node(9, null)));

    static boolean change(int key, boolean add) {
        while (true) {
            Node before = head;
            Node node = before.next;
            while (node.key < key) {
                before = node;
                node = node.next;
            }
            synchronized (before) {
                synchronized (node) {
                    if (!before.marked && !node.marked && before.next == node) {
                        if (add == (node.key == key)) {
                            return false;
                        }
                        if (add) {
                            before.next = new Node(key, node);
                        } else {
                            node.marked = true;
                            before.next = node.next;
                        }
                        return true;
                    }
                }
            }
        }
    }

    static boolean contains(int key) {
        Node node = head;
        while (node.key < key) {
            node = node.next;
        }
        return node.key == key && !node.marked;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            assert change(3, true);
            assert contains(3);
        });
        Thread two = new Thread(() -> contains(5));
        one.start();
        two.start();
        assert change(5, false);
        assert !contains(5);
        one.join();
        two.join();
        assert head.next.key == 3 && head.next.next.key == 9;
    }
}
