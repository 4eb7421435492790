// heddle: check
// expect: verified
// Two fields that must be equal whenever the lock is free.
public class AssertInThread {
    static final Object lock = new Object();
    static int low, high;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                assert low == high;
            }
        }, "reader").start();
        synchronized (lock) {
            low = 1;
            high = 1;
        }
    }
}
