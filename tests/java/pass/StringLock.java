// heddle: check
// expect: verified
// Two parts of a program, each with "its own" locks, taken in opposite order.
// The locks are different objects.
public class StringLock {
    static class Left {
        static final Object a = new Object(), b = new Object();
    }

    static class Right {
        static final Object a = new Object(), b = new Object();
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (Left.a) {
                synchronized (Left.b) {
                    Thread.yield();
                }
            }
        }).start();
        synchronized (Right.b) {
            synchronized (Right.a) {
                Thread.yield();
            }
        }
    }
}
