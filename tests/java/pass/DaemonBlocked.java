// heddle: check
// expect: verified
// A thread waits for work that never comes.
// It is a daemon: the program ends normally without it.
public class DaemonBlocked {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }, "server");
        t.setDaemon(true);
        t.start();
    }
}
