// heddle: check
// expect: violated race
// race: CoarseHashSetRacy.table | CoarseHashSetRacy$Node[]
// Hash set under one lock that grows when it is full.
// `contains` takes a snapshot of the table without the lock.
public class CoarseHashSetRacy {
    static final class Node {
        final int key;
        final Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    static Node[] table = new Node[1];
    static int size;

    static synchronized void add(int key) {
        if (size == table.length) {
            Node[] grown = new Node[2 * size];
            for (Node chain : table) {
                for (Node node = chain; node != null; node = node.next) {
                    grown[node.key % grown.length] = new Node(node.key, grown[node.key % grown.length]);
                }
            }
            table = grown; // HERE-ANY: race
        }
        table[key % table.length] = new Node(key, table[key % table.length]); // HERE-ANY: race
        size++;
    }

    static boolean contains(int key) {
        Node[] now = table; // HERE-ANY: race
        for (Node node = now[key % now.length]; node != null; node = node.next) { // HERE-ANY: race
            if (node.key == key) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        add(4);
        Thread one = new Thread(() -> add(5));
        one.start();
        assert contains(4);
        one.join();
        assert contains(5) && size == 2;
    }
}
