// heddle: check
// expect: violated race
// race: WrongLockRacy.total
// Two methods of a class change the same static field.
// One locks the class, the other the object: two locks.
public class WrongLockRacy {
    static int total;

    static synchronized void deposit(int amount) {
        total += amount; // HERE-ANY: race
    }

    void withdraw(int amount) {
        synchronized (this) {
            total -= amount; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> deposit(5));
        one.start();
        new WrongLockRacy().withdraw(2);
        one.join();
        assert total == 3 || total == 5 || total == -2;
    }
}
