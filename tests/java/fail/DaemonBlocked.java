// heddle: check
// expect: violated deadlock
// A thread waits for work that never comes.
// It is not a daemon: the program never ends. Steps: t waits; main ends.
public class DaemonBlocked {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait(); // HERE: deadlock
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }, "server");
        t.setDaemon(false);
        t.start();
    }
}
