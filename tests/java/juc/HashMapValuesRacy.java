// heddle: check
// expect: violated race
// race: HashMapValuesRacy$Account.balance
// The map is safe, the objects in it are not.
import java.util.concurrent.ConcurrentHashMap;

public class HashMapValuesRacy {
    static final class Account {
        int balance;
    }

    static final ConcurrentHashMap<String, Account> accounts = new ConcurrentHashMap<>();

    static void pay() {
        accounts.get("a").balance++; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        accounts.put("a", new Account());
        Thread one = new Thread(HashMapValuesRacy::pay);
        one.start();
        pay();
        one.join();
    }
}
