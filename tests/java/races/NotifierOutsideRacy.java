// heddle: check
// expect: violated race
// race: NotifierOutsideRacy.message
// A message is written, and its reader woken, under the lock.
// The message is written after the lock was given back: being notified orders nothing by itself.
public class NotifierOutsideRacy {
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
            assert message <= 4; // HERE-ANY: race
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(NotifierOutsideRacy::read);
        one.start();
        synchronized (lock) {
            there = true;
            lock.notify();
        }
        message = 4; // HERE-ANY: race
        one.join();
    }
}
