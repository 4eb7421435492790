// heddle: check
// expect: verified
// Two methods of a class change the same static field.
public class WrongLock {
    static int total;

    static synchronized void deposit(int amount) {
        total += amount;
    }

    void withdraw(int amount) {
        synchronized (WrongLock.class) {
            total -= amount;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> deposit(5));
        one.start();
        new WrongLock().withdraw(2);
        one.join();
        assert total == 3;
    }
}
