// The program ends although a daemon thread waits for ever, and waits for a user thread.
public class DaemonAtExit {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread daemon = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    System.out.println("never");
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        Thread main = Thread.currentThread();
        new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("after main, alive " + main.isAlive());
        }).start();
        System.out.println("main ends");
    }
}
