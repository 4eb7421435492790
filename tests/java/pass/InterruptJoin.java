// heddle: check
// expect: verified
// A thread that joins another one is interrupted.
// It gives up its own work and passes the request on.
public class InterruptJoin {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            try {
                synchronized (InterruptJoin.class) {
                    InterruptJoin.class.wait();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "worker");
        worker.setDaemon(true);
        worker.start();
        Thread joiner = new Thread(() -> {
            try {
                worker.join();
            } catch (InterruptedException e) {
                worker.interrupt();
            }
        }, "joiner");
        joiner.start();
        joiner.interrupt();
    }
}
