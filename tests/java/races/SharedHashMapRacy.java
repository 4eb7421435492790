// heddle: check
// expect: violated race
// race: HashMap$Node[] | HashMap$Node.next | HashMap$Node.hash | HashMap$Node.key | HashMap$Node.value | HashMap.table
// A map used as a cache by two threads under a lock.
// Looking up is done without it.
import java.util.HashMap;
import java.util.Map;

public class SharedHashMapRacy {
    static final Map<String, Integer> cache = new HashMap<>();

    static void store(String key, int value) {
        synchronized (cache) {
            cache.put(key, value); // HERE-ANY: race
        }
    }

    static Integer load(String key) {
            return cache.get(key); // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        store("one", 1);
        Thread one = new Thread(() -> store("two", 2));
        one.start();
        Integer found = load("two");
        assert found == null || found == 2;
        one.join();
        assert load("two") == 2;
    }
}
