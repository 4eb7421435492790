// heddle: check
// expect: verified
// Two consumers and one item at a time; each looks again after its wait.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionLoop {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notEmpty = lock.newCondition();
    static int items, taken;

    static void take() {
        lock.lock();
        try {
            while (items == 0) {
                notEmpty.awaitUninterruptibly();
            }
            items--;
            taken++;
            assert items >= 0;
        } finally {
            lock.unlock();
        }
    }

    static void put() {
        lock.lock();
        items++;
        notEmpty.signalAll();
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ConditionLoop::take);
        Thread two = new Thread(ConditionLoop::take);
        one.start();
        two.start();
        put();
        put();
        one.join();
        two.join();
        assert taken == 2 && items == 0;
    }
}
