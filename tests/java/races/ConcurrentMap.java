// heddle: check
// expect: verified
// A concurrent map publishes what was written into a value before it was put.
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMap {
    static final class Entry {
        int value;
    }

    static final ConcurrentHashMap<String, Entry> map = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        map.put("a", new Entry());
        Thread one = new Thread(() -> {
            Entry entry = new Entry();
            entry.value = 7;
            map.put("b", entry);
        });
        one.start();
        Entry found = map.get("b");
        assert found == null || found.value == 7;
        one.join();
    }
}
