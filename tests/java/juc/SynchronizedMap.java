// heddle: check
// expect: verified
// merge of a synchronized map is one call under its lock.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedMap {
    static final Map<String, Integer> counts = Collections.synchronizedMap(new HashMap<>());

    static void count() {
        counts.merge("k", 1, Integer::sum);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SynchronizedMap::count);
        one.start();
        count();
        one.join();
        assert counts.get("k") == 2;
    }
}
