// heddle: check
// expect: violated assertion
// An iteration over a concurrent map is no snapshot. T1: a = 4; main: sums up 9; T1: b = 6.
import java.util.concurrent.ConcurrentHashMap;

public class HashMapTotalBroken {
    static final ConcurrentHashMap<String, Integer> accounts = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        accounts.put("a", 5);
        accounts.put("b", 5);
        Thread one = new Thread(() -> {
            accounts.merge("a", -1, Integer::sum);
            accounts.merge("b", 1, Integer::sum);
        });
        one.start();
        int total = 0;
        for (int balance : accounts.values()) {
            total += balance;
        }
        assert total == 10; // HERE: assertion
        one.join();
    }
}
