// heddle: check
// expect: violated assertion
// A fair lock is taken for an order of arrival in the program: main starts the other thread first, so it is believed to be first.
// main: start, lock, append 1; T1: lock, append 0.
import java.util.concurrent.locks.ReentrantLock;

public class LockFairBroken {
    static final ReentrantLock lock = new ReentrantLock(true);
    static int order;

    static void work(int digit) {
        lock.lock();
        order = order * 10 + digit;
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        one.start();
        work(2);
        one.join();
        assert order == 12 : order; // HERE: assertion
    }
}
