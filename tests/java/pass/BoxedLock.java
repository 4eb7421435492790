// heddle: check
// expect: verified
// The lock object must not change.
// It is final.
public class BoxedLock {
    static final Object lock = new Object();
    static volatile Integer count = 0;
    static volatile int inside;

    static void increment() {
        synchronized (lock) {
            inside = inside + 1;
            count++;
            assert inside == 1;
            inside = inside - 1;
        }
    }

    public static void main(String[] args) {
        new Thread(BoxedLock::increment).start();
        increment();
    }
}
