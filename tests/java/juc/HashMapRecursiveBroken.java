// heddle: check
// expect: violated deadlock
// Two computations that use each other's key: each holds its own bin and waits for the other's.
// T1: compute("a") holds bin a, wants b; main: compute("b") holds bin b, wants a.
import java.util.concurrent.ConcurrentHashMap;

public class HashMapRecursiveBroken {
    static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    static void update(String mine, String other) {
        map.compute(mine, (key, old) -> old + map.compute(other, (k, v) -> v)); // HERE: deadlock
    }

    public static void main(String[] args) throws InterruptedException {
        map.put("a", 1);
        map.put("b", 1);
        Thread one = new Thread(() -> update("a", "b"));
        one.start();
        update("b", "a");
        one.join();
    }
}
