// heddle: check
// expect: verified
// awaitUninterruptibly waits on when it is interrupted, and leaves the status set.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionUninterruptibly {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean flag;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            lock.lock();
            while (!flag) {
                ready.awaitUninterruptibly();
            }
            lock.unlock();
            assert Thread.interrupted();
        });
        one.start();
        one.interrupt();
        lock.lock();
        flag = true;
        ready.signal();
        lock.unlock();
        one.join();
    }
}
