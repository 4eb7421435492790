// heddle: check
// expect: verified
// Two threads take the same two locks.
// Both take `a` before `b`.
public class LockOrder {
    static final Object a = new Object();
    static final Object b = new Object();
    static int shared;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (a) {
                synchronized (b) {
                    shared++;
                }
            }
        }, "one").start();
        new Thread(() -> {
            synchronized (a) {
                synchronized (b) {
                    shared++;
                }
            }
        }, "two").start();
    }
}
