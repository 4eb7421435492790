// heddle: check
// expect: verified
// Money moves between two accounts; the total must never be seen to change.
// The auditor takes both locks, in the same order as the transfer.
public class TransferTotal {
    static class Account {
        int money = 10;
    }

    static final Account a = new Account(), b = new Account();

    static int total() {
        int sum = 0;
        synchronized (a) {
            synchronized (b) {
                sum = a.money + b.money;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            int sum = total();
            assert sum == 20 : sum;
        }, "auditor").start();
        synchronized (a) {
            synchronized (b) {
                a.money -= 5;
                b.money += 5;
            }
        }
    }
}
