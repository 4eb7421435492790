// heddle: check
// expect: violated assertion
// containsKey, then put: both threads make an object, and one keeps what is no longer in the map.
import java.util.concurrent.ConcurrentHashMap;

public class HashMapComputeBroken {
    static final ConcurrentHashMap<Integer, int[]> cache = new ConcurrentHashMap<>();

    static int[] get() {
        if (!cache.containsKey(1)) {
            int[] fresh = {1};
            cache.put(1, fresh);
            return fresh;
        }
        return cache.get(1);
    }

    public static void main(String[] args) throws InterruptedException {
        int[][] other = new int[1][];
        Thread one = new Thread(() -> other[0] = get());
        one.start();
        int[] mine = get();
        one.join();
        assert mine == other[0]; // HERE: assertion
    }
}
