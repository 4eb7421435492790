// heddle: check
// expect: violated deadlock
// A daemon flips a flag for ever beside two threads that take two locks.
// They take them in opposite orders; that the daemon goes on does not help them.
// Steps: main locks a; other locks b; main waits for b, other for a; heart runs on.
public class DaemonHidesDeadlock {
    static final Object a = new Object();
    static final Object b = new Object();
    static volatile boolean beat;

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { // HERE: deadlock
            }
        }
    }

    public static void main(String[] args) {
        Thread heart = new Thread(() -> {
            while (true) beat = !beat;
        }, "heart");
        heart.setDaemon(true);
        heart.start();
        Thread other = new Thread(() -> both(b, a), "other");
        other.start();
        both(a, b);
    }
}
