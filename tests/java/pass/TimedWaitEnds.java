// heddle: check
// expect: verified
// Nobody ever notifies.
// The wait has a time limit, so the program ends.
public class TimedWaitEnds {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                Thread.yield();
            }
        });
        t.start();
        synchronized (lock) {
            lock.wait(50);
        }
        t.join();
    }
}
