// heddle: check
// expect: violated assertion
// Money moves between two accounts; the total must never be seen to change.
// The auditor takes them one after the other. Steps: auditor reads a == 10; main moves 5; auditor reads b == 15: 25.
public class TransferTotal {
    static class Account {
        int money = 10;
    }

    static final Account a = new Account(), b = new Account();

    static int total() {
        int sum = 0;
        synchronized (a) {
            sum += a.money;
        }
        synchronized (b) {
            sum += b.money;
        }
        return sum;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            int sum = total();
            assert sum == 20 : sum; // HERE: assertion
        }, "auditor").start();
        synchronized (a) {
            synchronized (b) {
                a.money -= 5;
                b.money += 5;
            }
        }
    }
}
