// heddle: check
// expect: violated deadlock
// Lost signal: nothing remembers it. T1: lock, signal, unlock; main: lock, await for ever.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionFlagBroken {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            lock.lock();
            try {
                ready.signal();
            } finally {
                lock.unlock();
            }
        });
        one.start();
        lock.lock();
        try {
            ready.await(); // HERE: deadlock
        } finally {
            lock.unlock();
        }
        one.join();
    }
}
