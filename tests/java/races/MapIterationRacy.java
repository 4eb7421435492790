// heddle: check
// expect: violated race
// race: HashMap$Node.value
// A synchronized map is walked under its lock.
// The walk takes no lock: only the single operations of a synchronized map do.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class MapIterationRacy {
    static final Map<Integer, Integer> map = Collections.synchronizedMap(new HashMap<>());

    public static void main(String[] args) throws InterruptedException {
        map.put(1, 1);
        Thread one = new Thread(() -> map.put(1, 2)); // HERE-ANY: race
        one.start();
        int sum = 0;
            for (int value : map.values()) { // HERE-ANY: race
                sum += value;
            }
        assert sum == 1 || sum == 2;
        one.join();
    }
}
