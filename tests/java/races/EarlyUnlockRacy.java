// heddle: check
// expect: violated race
// race: EarlyUnlockRacy.version
// A value and its version change together under a lock.
// The lock is given back before the version is written.
public class EarlyUnlockRacy {
    static int value;
    static int version;
    static final Object lock = new Object();

    static void update(int next) {
        synchronized (lock) {
            value = next;
        }
        version++; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> update(1));
        Thread two = new Thread(() -> update(2));
        one.start();
        two.start();
        one.join();
        two.join();
        assert value == 1 || value == 2;
    }
}
