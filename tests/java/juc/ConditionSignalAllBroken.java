// heddle: check
// expect: violated deadlock
// signal() may wake the wrong waiter, who waits again and passes nothing on.
// T2: await; T1: await; main: turn = 1, signal wakes T2, which waits again; nobody goes on.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionSignalAllBroken {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int turn;

    static void await(int wanted) {
        lock.lock();
        while (turn != wanted) {
            changed.awaitUninterruptibly(); // HERE: deadlock
        }
        turn++;
        changed.signal();
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
