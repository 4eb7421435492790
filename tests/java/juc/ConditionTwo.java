// heddle: check
// expect: verified
// A buffer of one with two conditions, one for each side.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTwo {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notFull = lock.newCondition();
    static final Condition notEmpty = lock.newCondition();
    static int cell, size;

    static void put(int value) {
        lock.lock();
        while (size == 1) {
            notFull.awaitUninterruptibly();
        }
        cell = value;
        size = 1;
        notEmpty.signal();
        lock.unlock();
    }

    static int take() {
        lock.lock();
        try {
            while (size == 0) {
                notEmpty.awaitUninterruptibly();
            }
            size = 0;
            notFull.signal();
            return cell;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            put(1);
            put(2);
        });
        one.start();
        assert take() == 1;
        assert take() == 2;
        one.join();
    }
}
