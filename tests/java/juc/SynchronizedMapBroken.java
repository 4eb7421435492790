// heddle: check
// expect: violated assertion
// Each call of a synchronized map is atomic, two of them are not.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedMapBroken {
    static final Map<String, Integer> counts = Collections.synchronizedMap(new HashMap<>());

    static void count() {
        if (!counts.containsKey("k")) {
            counts.put("k", 1);
        } else {
            counts.put("k", counts.get("k") + 1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SynchronizedMapBroken::count);
        one.start();
        count();
        one.join();
        assert counts.get("k") == 2; // HERE: assertion
    }
}
