// heddle: check
// expect: violated deadlock
// Each transfer locks its own source first. T1: lock a; main: lock b; each waits for the other.
import java.util.concurrent.locks.ReentrantLock;

public class LockOrderBroken {
    static final class Account {
        final ReentrantLock lock = new ReentrantLock();
        int balance = 10;
    }

    static void transfer(Account from, Account to) {
        from.lock.lock();
        try {
            to.lock.lock(); // HERE: deadlock
            try {
                from.balance--;
                to.balance++;
            } finally {
                to.lock.unlock();
            }
        } finally {
            from.lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account();
        Account b = new Account();
        Thread one = new Thread(() -> transfer(a, b));
        one.start();
        transfer(b, a);
        one.join();
        assert a.balance == 10 && b.balance == 10;
    }
}
