// heddle: check
// expect: violated race
// race: StripedHashSetRacy.size
// Hash set with striped locks: buckets of the same stripe share a lock, and a resize takes all of them.
// The number of elements is counted under the lock of one stripe only.
public class StripedHashSetRacy {
    static final class Node {
        final int key;
        final Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    static final Object[] stripes = {new Object(), new Object()};
    static Node[] table = new Node[2];
    static int size;

    static boolean add(int key) {
        synchronized (stripes[key % 2]) {
            int bucket = key % table.length;
            for (Node node = table[bucket]; node != null; node = node.next) {
                if (node.key == key) {
                    return false;
                }
            }
            table[bucket] = new Node(key, table[bucket]);
            size++; // HERE-ANY: race
            return true;
        }
    }

    static void resize() {
        synchronized (stripes[0]) {
            synchronized (stripes[1]) {
                Node[] old = table;
                table = new Node[2 * old.length];
                for (Node chain : old) {
                    for (Node node = chain; node != null; node = node.next) {
                        int bucket = node.key % table.length;
                        table[bucket] = new Node(node.key, table[bucket]);
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> add(2));
        Thread two = new Thread(() -> {
            add(3);
            resize();
        });
        one.start();
        two.start();
        one.join();
        two.join();
        assert !add(2) && !add(3) && add(6);
        assert size >= 2;
    }
}
