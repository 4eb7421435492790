// heddle: check
// expect: violated assertion
// `if` instead of `while`: both consumers are woken for one item.
// T1, T2: await; main: put, signalAll; T1: takes; T2: takes what is not there.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionLoopBroken {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notEmpty = lock.newCondition();
    static int items, taken;

    static void take() {
        lock.lock();
        try {
            if (items == 0) {
                notEmpty.awaitUninterruptibly();
            }
            items--;
            taken++;
            assert items >= 0; // HERE: assertion
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
        Thread one = new Thread(ConditionLoopBroken::take);
        Thread two = new Thread(ConditionLoopBroken::take);
        one.start();
        two.start();
        put();
        put();
        one.join();
        two.join();
        assert taken == 2;
    }
}
