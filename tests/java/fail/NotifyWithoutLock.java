// heddle: check
// expect: violated exception java.lang.IllegalMonitorStateException
// notify needs the monitor.
// Steps: t calls notify without it.
public class NotifyWithoutLock {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            lock.notify(); // HERE: exception
        });
        t.start();
        t.join();
    }
}
