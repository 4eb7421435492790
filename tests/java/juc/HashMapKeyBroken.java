// heddle: check
// expect: violated assertion
// putIfAbsent returns null if it put, and the old value if not; here its answer is thrown away.
// T1: puts 1; main: putIfAbsent keeps 1, main goes on with 2.
import java.util.concurrent.ConcurrentHashMap;

public class HashMapKeyBroken {
    static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    static int get(int mine) {
        Integer value = map.get("k");
        if (value == null) {
            value = mine;
            map.putIfAbsent("k", value);
        }
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] other = new int[1];
        Thread one = new Thread(() -> other[0] = get(1));
        one.start();
        int mine = get(2);
        one.join();
        assert mine == other[0]; // HERE: assertion
    }
}
