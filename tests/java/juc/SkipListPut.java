// heddle: check
// expect: verified
// putIfAbsent and merge of a skip list map are atomic.
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListPut {
    static final ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>();

    public static void main(String[] args) throws InterruptedException {
        Integer[] other = new Integer[1];
        Thread one = new Thread(() -> other[0] = map.putIfAbsent("k", 1));
        one.start();
        Integer mine = map.putIfAbsent("k", 2);
        one.join();
        assert (mine == null) != (other[0] == null);
        assert map.get("k") == (mine == null ? 2 : 1);
    }
}
