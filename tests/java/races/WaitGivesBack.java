// heddle: check
// expect: verified
// wait() gives the lock back: what was written before it is ordered before who takes the lock meanwhile.
public class WaitGivesBack {
    static int data;
    static boolean told;
    static final Object lock = new Object();

    static void waiter() {
        try {
            synchronized (lock) {
                data = 1;
                while (!told) {
                    lock.wait();
                }
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(WaitGivesBack::waiter);
        one.start();
        synchronized (lock) {
            assert data <= 1;
            told = true;
            lock.notifyAll();
        }
        one.join();
        assert data == 1;
    }
}
