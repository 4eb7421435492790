// heddle: check
// expect: violated exception java.lang.IllegalMonitorStateException
// wait needs the monitor of the very object.
// The thread holds another one. Steps: t holds `lock` and waits on `other`.
public class WaitWrongLock {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Object other = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    other.wait(5); // HERE: exception
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
