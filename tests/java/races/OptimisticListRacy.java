// heddle: check
// expect: violated race
// race: OptimisticListRacy$Node.next
// Optimistic list: walk without locks, lock the two nodes, check that they are still there and next to each other.
// The walk reads plain links.
public class OptimisticListRacy {
    static final class Node {
        final int key;
        Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    static final Node head = new Node(0, new Node(5, new Node(9, null)));

    static boolean valid(Node before, Node node) {
        Node walk = head;
        while (walk.key < before.key) {
            walk = walk.next; // HERE-ANY: race
        }
        return walk == before && before.next == node; // HERE-ANY: race
    }

    static boolean change(int key, boolean add) {
        while (true) {
            Node before = head;
            Node node = before.next; // HERE-ANY: race
            while (node.key < key) {
                before = node;
                node = node.next; // HERE-ANY: race
            }
            synchronized (before) {
                synchronized (node) {
                    if (valid(before, node)) {
                        if (add == (node.key == key)) {
                            return false;
                        }
                        before.next = add ? new Node(key, node) : node.next; // HERE-ANY: race
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
