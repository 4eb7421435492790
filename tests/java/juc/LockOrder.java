// heddle: check
// expect: verified
// Two accounts, two locks, always taken in the same order.
import java.util.concurrent.locks.ReentrantLock;

public class LockOrder {
    static final class Account {
        final ReentrantLock lock = new ReentrantLock();
        final int number;
        int balance = 10;

        Account(int number) {
            this.number = number;
        }
    }

    static void transfer(Account from, Account to) {
        Account first = from.number < to.number ? from : to;
        Account second = first == from ? to : from;
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                from.balance--;
                to.balance++;
            } finally {
                second.lock.unlock();
            }
        } finally {
            first.lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account(0);
        Account b = new Account(1);
        Thread one = new Thread(() -> transfer(a, b));
        one.start();
        transfer(b, a);
        one.join();
        assert a.balance == 10 && b.balance == 10;
    }
}
