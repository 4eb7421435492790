// heddle: check
// expect: verified
// A condition is signalled by the holder of its lock. The flag is volatile and set outside: it is looked at under the lock,
// and the signal comes later, under the lock, so it cannot be missed.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionNoLock {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static volatile boolean flag;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            flag = true;
            lock.lock();
            ready.signal();
            lock.unlock();
        });
        one.start();
        lock.lock();
        while (!flag) {
            ready.await();
        }
        lock.unlock();
        one.join();
    }
}
