// heddle: check
// expect: violated assertion
// After a timed wait the flag is taken for set. main: await times out; T1 has not begun.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTimedBroken {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean flag;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            lock.lock();
            flag = true;
            ready.signalAll();
            lock.unlock();
        });
        one.start();
        lock.lock();
        if (!flag) {
            ready.await(1, TimeUnit.SECONDS);
            assert flag; // HERE: assertion
        }
        lock.unlock();
        one.join();
    }
}
