// heddle: check --spurious-wakeups
// expect: verified
// The condition is tested again after each wake-up, whatever its cause: the loop comes back to a state that was there before.
public class SpuriousWait {
    static final Object lock = new Object();
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread setter = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notifyAll();
            }
        });
        synchronized (lock) {
            setter.start();
            while (!ready) {
                lock.wait();
            }
            assert ready;
        }
        setter.join();
    }
}
