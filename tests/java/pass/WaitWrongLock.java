// heddle: check
// expect: verified
// wait needs the monitor of the very object.
public class WaitWrongLock {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Object other = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait(5);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        t.start();
        t.join();
        assert other != lock;
    }
}
