// heddle: check
// expect: violated assertion
// The interrupt is swallowed: who waits with await() and only notes that it was interrupted goes on without the flag.
// T1: await; main: interrupt; T1: goes on before the flag is set.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionUninterruptiblyBroken {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    static boolean flag;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            lock.lock();
            try {
                while (!flag) {
                    ready.await();
                }
            } catch (InterruptedException e) {
                // somebody wants us to stop; the code below does not know
            }
            assert flag; // HERE: assertion
            lock.unlock();
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
