// heddle: check
// expect: violated deadlock
//
// Two transfers in opposite directions. Each locks the account it takes from, then the account it pays to: if both get
// their first lock, neither gets its second. Tests almost never see it; `heddle check examples/java/Account.java` does.
public class Account {
    private final String owner;
    private int balance;

    Account(String owner, int balance) {
        this.owner = owner;
        this.balance = balance;
    }

    void transfer(Account to, int amount) {
        synchronized (this) {
            synchronized (to) { // HERE: deadlock
                balance -= amount;
                to.balance += amount;
            }
        }
    }

    @Override
    public String toString() {
        return owner + " has " + balance;
    }

    public static void main(String[] args) throws InterruptedException {
        Account ann = new Account("Ann", 100);
        Account ben = new Account("Ben", 100);

        Thread rent = new Thread(() -> ann.transfer(ben, 70), "rent");
        Thread gift = new Thread(() -> ben.transfer(ann, 20), "gift");
        rent.start();
        gift.start();
        rent.join();
        gift.join();

        assert ann.balance + ben.balance == 200;
        System.out.println(ann + ", " + ben);
    }
}
