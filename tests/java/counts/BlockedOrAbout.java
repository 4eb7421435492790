// outcomes: RUNNABLE RUNNABLE | RUNNABLE BLOCKED | BLOCKED BLOCKED
// A thread that needs a held monitor may already be blocked or not quite; once it is, it stays so until it has the monitor.
public class BlockedOrAbout {
    static final Object lock = new Object();
    static volatile boolean near;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            near = true;
            synchronized (lock) {
                near = false;
            }
        });
        synchronized (lock) {
            t.start();
            while (!near) {
                Thread.onSpinWait();
            }
            System.out.println(t.getState() + " " + t.getState());
        }
        t.join();
    }
}
