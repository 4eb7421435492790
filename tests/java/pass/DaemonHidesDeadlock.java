// heddle: check
// expect: verified
// A daemon flips a flag for ever beside two threads that take two locks.
// They take them in the same order.
public class DaemonHidesDeadlock {
    static final Object a = new Object();
    static final Object b = new Object();
    static volatile boolean beat;

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) {
        Thread heart = new Thread(() -> {
            while (true) beat = !beat;
        }, "heart");
        heart.setDaemon(true);
        heart.start();
        Thread other = new Thread(() -> both(a, b), "other");
        other.start();
        both(a, b);
    }
}
