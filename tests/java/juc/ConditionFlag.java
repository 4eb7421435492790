// heddle: check
// expect: verified
// A flag and a condition: the flag is looked at under the lock, before and after each wait.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionFlag {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean flag;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            lock.lock();
            try {
                flag = true;
                ready.signal();
            } finally {
                lock.unlock();
            }
        });
        one.start();
        lock.lock();
        try {
            while (!flag) {
                ready.await();
            }
        } finally {
            lock.unlock();
        }
        one.join();
    }
}
