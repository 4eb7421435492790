// heddle: check
// expect: verified
// Two threads count words in a HashMap guarded by a lock.
// get and put are one critical section.
import java.util.HashMap;
import java.util.Map;

public class MapCheckThenAct {
    static final Map<String, Integer> counts = new HashMap<>();

    static void count(String word) {
        Integer old;
        synchronized (counts) {
            old = counts.get(word);
            counts.put(word, old == null ? 1 : old + 1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> count("heddle"));
        t.start();
        count("heddle");
        t.join();
        assert counts.get("heddle") == 2;
    }
}
