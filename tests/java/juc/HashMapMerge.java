// heddle: check
// expect: verified
// merge, compute and putIfAbsent are atomic.
import java.util.concurrent.ConcurrentHashMap;

public class HashMapMerge {
    static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    static void work() {
        counts.merge("k", 1, Integer::sum);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(HashMapMerge::work);
        one.start();
        work();
        one.join();
        assert counts.get("k") == 2;
    }
}
