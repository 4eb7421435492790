// outcomes: false | true
// A timed wait in one thread, a notification in the other: the flag is set when the wait returns, or it is not.
public class TimeoutOrNot {
    static boolean set;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                set = true;
                lock.notify();
            }
        });
        t.start();
        boolean seen;
        synchronized (lock) {
            if (!set) {
                lock.wait(100);
            }
            seen = set;
        }
        t.join();
        System.out.println(seen);
    }
}
