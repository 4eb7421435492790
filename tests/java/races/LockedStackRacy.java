// heddle: check
// expect: violated race
// race: LockedStackRacy.depth
// Stack in an array under a lock.
// The lock is given back before the depth is written.
public class LockedStackRacy {
    static final int[] slots = new int[4];
    static int depth;
    static final Object lock = new Object();

    static void push(int value) {
        int next;
        synchronized (lock) {
            slots[depth] = value; // HERE-ANY: race
            next = depth + 1; // HERE-ANY: race
        }
        depth = next; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> push(1));
        one.start();
        push(2);
        one.join();
        assert depth >= 1;
    }
}
