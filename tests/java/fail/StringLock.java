// heddle: check
// expect: violated deadlock
// Two parts of a program, each with "its own" locks, taken in opposite order.
// Equal string literals are one object. Steps: t takes "a"; main takes "b"; each blocks on the other's.
public class StringLock {
    static class Left {
        static final Object a = "a", b = "b";
    }

    static class Right {
        static final Object a = "a", b = "b";
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (Left.a) {
                synchronized (Left.b) { // HERE: deadlock
                    Thread.yield();
                }
            }
        }).start();
        synchronized (Right.b) {
            synchronized (Right.a) { // HERE: deadlock
                Thread.yield();
            }
        }
    }
}
