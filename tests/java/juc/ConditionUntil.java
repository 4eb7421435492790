// heddle: check
// expect: verified
// awaitUntil with a deadline by the clock of the wall: false means that it is over.
import java.util.Date;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionUntil {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition never = lock.newCondition();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        one.start();
        Date deadline = new Date(System.currentTimeMillis() + 1000);
        lock.lock();
        boolean inTime = true;
        while (inTime) {
            inTime = never.awaitUntil(deadline);
        }
        assert System.currentTimeMillis() >= deadline.getTime();
        lock.unlock();
        one.join();
    }
}
