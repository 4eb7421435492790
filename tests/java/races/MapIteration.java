// heddle: check
// expect: verified
// A synchronized map is walked under its lock.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class MapIteration {
    static final Map<Integer, Integer> map = Collections.synchronizedMap(new HashMap<>());

    public static void main(String[] args) throws InterruptedException {
        map.put(1, 1);
        Thread one = new Thread(() -> map.put(1, 2));
        one.start();
        int sum = 0;
        synchronized (map) {
            for (int value : map.values()) {
                sum += value;
            }
        }
        assert sum == 1 || sum == 2;
        one.join();
    }
}
