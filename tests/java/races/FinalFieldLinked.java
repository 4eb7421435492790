// heddle: check --race clocks --reduction none --benign FinalFieldLinked$Node.next
// expect: verified
// A node with a final field is linked in front of others by a race (declared benign): the field is safe, whatever else its
// constructor writes.
public class FinalFieldLinked {
    static final class Node {
        final int key;
        Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    static final Node head = new Node(0, new Node(5, null));

    static void add() {
        head.next = new Node(3, head.next);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(FinalFieldLinked::add);
        one.start();
        int seen = head.next.key;
        assert seen == 3 || seen == 5;
        one.join();
    }
}
