// heddle: check
// expect: verified
// Optimistic list: walk without locks, lock the two nodes, check that they are still there and next to each other.
public class OptimisticList {
    static final class Node {
        final int key;
        volatile Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    static final Node head = new Node(0, new Node(5, new Node(9, null)));

    static boolean valid(Node before, Node node) {
        Node walk = head;
        while (walk.key < before.key) {
            walk = walk.next;
        }
        return walk == before && before.next == node;
    }

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
                    if (valid(before, node)) {
                        if (add == (node.key == key)) {
                            return false;
                        }
                        before.next = add ? new Node(key, node) : node.next;
                        return true;
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            assert change(3, true);
        });
        one.start();
        assert change(5, false);
        one.join();
        assert head.next.key == 3 && head.next.next.key == 9;
    }
}
