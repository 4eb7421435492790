// heddle: check
// expect: violated deadlock
// Two threads take the same two locks.
// The order is opposite. Steps: one takes a; two takes b; one blocks on b; two blocks on a.
public class LockOrder {
    static final Object a = new Object();
    static final Object b = new Object();
    static int shared;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (a) {
                synchronized (b) { // HERE: deadlock
                    shared++;
                }
            }
        }, "one").start();
        new Thread(() -> {
            synchronized (b) {
                synchronized (a) { // HERE: deadlock
                    shared++;
                }
            }
        }, "two").start();
    }
}
