// heddle: check
// expect: violated race
// race: RefinableHashSetRacy.locks | RefinableHashSetRacy.table | Object[] | int[] | int[][]
// Refinable hash set: the array of locks grows with the table; a thread checks after locking that its lock is still the one in use.
// The array of locks is read without a lock and is not volatile.
public class RefinableHashSetRacy {
    static int[][] table = {new int[2], new int[2]};
    static Object[] locks = {new Object(), new Object()};

    /** A bucket is an array of keys, 0 where none is; a resize doubles the buckets. */
    static void add(int key) {
        while (true) {
            Object[] current = locks; // HERE-ANY: race
            synchronized (current[key % current.length]) {
                if (current == locks) { // HERE-ANY: race
                    int[] bucket = table[key % table.length]; // HERE-ANY: race
                    bucket[bucket[0] == 0 ? 0 : 1] = key;
                    return;
                }
            }
        }
    }

    static void resize() {
        Object[] current = locks; // HERE-ANY: race
        synchronized (current[0]) {
            synchronized (current[1]) {
                int[][] grown = new int[4][2];
                for (int[] bucket : table) {
                    for (int key : bucket) {
                        if (key != 0) {
                            int[] place = grown[key % 4];
                            place[place[0] == 0 ? 0 : 1] = key;
                        }
                    }
                }
                table = grown; // HERE-ANY: race
                locks = new Object[] {new Object(), new Object(), new Object(), new Object()}; // HERE-ANY: race
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> add(1));
        Thread two = new Thread(() -> add(2));
        one.start();
        two.start();
        resize();
        one.join();
        two.join();
        assert table.length == 4 && table[1][0] == 1 && table[2][0] == 2;
    }
}
