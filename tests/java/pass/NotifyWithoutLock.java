// heddle: check
// expect: verified
// notify needs the monitor.
public class NotifyWithoutLock {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                lock.notify();
            }
        });
        t.start();
        t.join();
    }
}
