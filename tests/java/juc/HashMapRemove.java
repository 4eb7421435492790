// heddle: check
// expect: verified
// remove(key, value) and replace(key, old, new) exclude each other.
import java.util.concurrent.ConcurrentHashMap;

public class HashMapRemove {
    static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        map.put("k", 1);
        boolean[] removed = new boolean[1];
        Thread one = new Thread(() -> removed[0] = map.remove("k", 1));
        one.start();
        boolean replaced = map.replace("k", 1, 2);
        one.join();
        assert removed[0] != replaced;
        assert map.containsKey("k") == replaced;
    }
}
