// heddle: check
// expect: violated race
// race: WaitGivesBackRacy.data
// wait() gives the lock back: what was written before it is ordered before who takes the lock meanwhile.
// It is written before the lock is taken, and main may have taken it first.
public class WaitGivesBackRacy {
    static int data;
    static boolean told;
    static final Object lock = new Object();

    static void waiter() {
        data = 1; // HERE-ANY: race
        try {
            synchronized (lock) {
                while (!told) {
                    lock.wait();
                }
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(WaitGivesBackRacy::waiter);
        one.start();
        synchronized (lock) {
            assert data <= 1; // HERE-ANY: race
            told = true;
            lock.notifyAll();
        }
        one.join();
        assert data == 1;
    }
}
