// heddle: check
// expect: violated deadlock
// Nobody ever notifies.
// Without a limit main waits for ever, in every schedule.
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
            lock.wait(); // HERE: deadlock
        }
        t.join();
    }
}
