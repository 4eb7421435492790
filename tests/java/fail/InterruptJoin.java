// heddle: check
// expect: violated exception java.lang.IllegalStateException
// A thread that joins another one is interrupted.
// It takes the interrupt for an impossible case. Steps: joiner joins; main interrupts joiner; it throws.
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
                throw new IllegalStateException(e); // HERE: exception
            }
        }, "joiner");
        joiner.start();
        joiner.interrupt();
    }
}
