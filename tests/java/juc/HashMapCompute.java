// heddle: check
// expect: verified
// computeIfAbsent runs its function once, and both threads get the same object, safely.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class HashMapCompute {
    static final ConcurrentHashMap<Integer, int[]> cache = new ConcurrentHashMap<>();
    static final AtomicInteger made = new AtomicInteger();

    static int[] get() {
        return cache.computeIfAbsent(1, key -> {
            made.incrementAndGet();
            return new int[] {key};
        });
    }

    public static void main(String[] args) throws InterruptedException {
        int[][] other = new int[1][];
        Thread one = new Thread(() -> other[0] = get());
        one.start();
        int[] mine = get();
        assert mine[0] == 1;
        one.join();
        assert mine == other[0] && made.get() == 1;
    }
}
