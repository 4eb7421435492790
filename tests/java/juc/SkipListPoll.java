// heddle: check
// expect: verified
// Every element is polled by exactly one thread.
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListPoll {
    static final ConcurrentSkipListMap<Integer, String> queue = new ConcurrentSkipListMap<>();

    public static void main(String[] args) throws InterruptedException {
        queue.put(1, "a");
        queue.put(2, "b");
        int[] other = new int[1];
        Thread one = new Thread(() -> other[0] = queue.pollFirstEntry().getKey());
        one.start();
        Map.Entry<Integer, String> mine = queue.pollFirstEntry();
        one.join();
        assert mine.getKey() + other[0] == 3 && mine.getKey() != other[0] : mine + " " + other[0];
        assert queue.isEmpty();
    }
}
