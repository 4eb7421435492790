// heddle: check
// expect: violated assertion
// get, then put: both threads read null (or 1) and one increment is lost.
import java.util.concurrent.ConcurrentHashMap;

public class HashMapMergeBroken {
    static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    static void work() {
        Integer old = counts.get("k");
        counts.put("k", old == null ? 1 : old + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(HashMapMergeBroken::work);
        one.start();
        work();
        one.join();
        assert counts.get("k") == 2; // HERE: assertion
    }
}
