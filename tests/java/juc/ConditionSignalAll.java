// heddle: check
// expect: verified
// Two waiters for different things on one condition: signalAll wakes the right one, too.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionSignalAll {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int turn;

    static void await(int wanted) {
        lock.lock();
        while (turn != wanted) {
            changed.awaitUninterruptibly();
        }
        turn++;
        changed.signalAll();
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> await(1));
        one.start();
        Thread two = new Thread(() -> await(2));
        two.start();
        await(0);
        one.join();
        two.join();
        assert turn == 3;
    }
}
