// heddle: check
// expect: verified
// A map used as a cache by two threads under a lock.
import java.util.HashMap;
import java.util.Map;

public class SharedHashMap {
    static final Map<String, Integer> cache = new HashMap<>();

    static void store(String key, int value) {
        synchronized (cache) {
            cache.put(key, value);
        }
    }

    static Integer load(String key) {
        synchronized (cache) {
            return cache.get(key);
        }
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
