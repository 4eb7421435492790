// heddle: check
// expect: violated race
// race: int[]
// The value is changed after it was put into the map.
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListMessageRacy {
    static final ConcurrentSkipListMap<Integer, int[]> map = new ConcurrentSkipListMap<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            int[] box = new int[1];
            map.put(1, box);
            box[0] = 7; // HERE-ANY: race
        });
        one.start();
        int[] found = map.get(1);
        if (found != null) {
            assert found[0] <= 7; // HERE-ANY: race
        }
        one.join();
    }
}
