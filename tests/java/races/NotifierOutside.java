// heddle: check
// expect: verified
// A message is written, and its reader woken, under the lock.
public class NotifierOutside {
    static int message;
    static boolean there;
    static final Object lock = new Object();

    static void read() {
        try {
            synchronized (lock) {
                while (!there) {
                    lock.wait();
                }
            }
            assert message <= 4;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(NotifierOutside::read);
        one.start();
        synchronized (lock) {
            message = 4;
            there = true;
            lock.notify();
        }
        one.join();
    }
}
