// heddle: check
// expect: verified
// Stack in an array under a lock.
public class LockedStack {
    static final int[] slots = new int[4];
    static int depth;
    static final Object lock = new Object();

    static void push(int value) {
        synchronized (lock) {
            slots[depth] = value;
            depth = depth + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> push(1));
        one.start();
        push(2);
        one.join();
        assert depth == 2 && slots[0] + slots[1] == 3;
    }
}
