// heddle: check
// expect: violated assertion
// Two threads count words in a HashMap guarded by a lock.
// They are two. Steps: t gets null; main gets null; t puts 1; main puts 1.
import java.util.HashMap;
import java.util.Map;

public class MapCheckThenAct {
    static final Map<String, Integer> counts = new HashMap<>();

    static void count(String word) {
        Integer old;
        synchronized (counts) {
            old = counts.get(word);
        }
        synchronized (counts) {
            counts.put(word, old == null ? 1 : old + 1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> count("heddle"));
        t.start();
        count("heddle");
        t.join();
        assert counts.get("heddle") == 2; // HERE: assertion
    }
}
