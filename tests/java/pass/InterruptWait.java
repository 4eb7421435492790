// heddle: check
// expect: verified
// A waiting thread is asked to end by an interrupt.
// It takes the request.
public class InterruptWait {
    static final Object lock = new Object();

    static void work() {
        synchronized (lock) {
            while (true) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(InterruptWait::work, "waiter");
        waiter.start();
        waiter.interrupt();
        waiter.join();
    }
}
