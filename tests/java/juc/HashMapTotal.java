// heddle: check
// expect: verified
// A transfer between two keys under a lock that the reader takes, too.
import java.util.concurrent.ConcurrentHashMap;

public class HashMapTotal {
    static final ConcurrentHashMap<String, Integer> accounts = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        accounts.put("a", 5);
        accounts.put("b", 5);
        Thread one = new Thread(() -> {
            synchronized (accounts) {
                accounts.merge("a", -1, Integer::sum);
                accounts.merge("b", 1, Integer::sum);
            }
        });
        one.start();
        int total = 0;
        synchronized (accounts) {
            for (int balance : accounts.values()) {
                total += balance;
            }
        }
        assert total == 10;
        one.join();
    }
}
