// heddle: check
// expect: verified
// A value and its version change together under a lock.
public class EarlyUnlock {
    static int value;
    static int version;
    static final Object lock = new Object();

    static void update(int next) {
        synchronized (lock) {
            value = next;
            version++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> update(1));
        Thread two = new Thread(() -> update(2));
        one.start();
        two.start();
        one.join();
        two.join();
        assert version == 2;
        assert value == 1 || value == 2;
    }
}
