// heddle: check
// expect: verified
// InterruptedException clears the interrupt status.
// The handler restores it for its caller.
public class InterruptStatus {
    static void pause() {
        try {
            synchronized (InterruptStatus.class) {
                while (true) {
                    InterruptStatus.class.wait();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            pause();
            assert Thread.currentThread().isInterrupted();
        }, "waiter");
        waiter.start();
        waiter.interrupt();
        waiter.join();
    }
}
