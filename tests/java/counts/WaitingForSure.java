// outcomes: no | WAITING
// Whoever holds the monitor on which another waits can be sure that it does: RUNNABLE is no answer then.
public class WaitingForSure {
    static final Object lock = new Object();
    static boolean waits;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                waits = true;
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    waits = false;
                }
            }
        });
        t.setDaemon(true);
        t.start();
        synchronized (lock) {
            System.out.println(waits ? t.getState() : "no");
        }
    }
}
