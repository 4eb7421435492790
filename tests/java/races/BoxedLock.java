// heddle: check
// expect: verified
// A counter that is its own lock must not be: the lock is a constant object.
public class BoxedLock {
    static Integer counter = 0;
    static final Object lock = new Object();

    static void work() {
        synchronized (lock) {
            counter = counter + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(BoxedLock::work);
        Thread two = new Thread(BoxedLock::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter >= 1;
    }
}
