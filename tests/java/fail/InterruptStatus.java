// heddle: check
// expect: violated assertion
// InterruptedException clears the interrupt status.
// Nobody restores it. Steps: main interrupts; waiter's wait throws and clears; waiter's assertion fails.
public class InterruptStatus {
    static void pause() {
        try {
            synchronized (InterruptStatus.class) {
                while (true) {
                    InterruptStatus.class.wait();
                }
            }
        } catch (InterruptedException e) {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            pause();
            assert Thread.currentThread().isInterrupted(); // HERE: assertion
        }, "waiter");
        waiter.start();
        waiter.interrupt();
        waiter.join();
    }
}
