// heddle: check
// expect: violated exception IllegalMonitorStateException
// signal() without the lock throws.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionNoLockBroken {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            ready.signal(); // HERE: exception
        });
        one.start();
        one.join();
    }
}
