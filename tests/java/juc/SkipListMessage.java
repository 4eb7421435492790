// heddle: check
// expect: verified
// What was done before a value was put into a concurrent map happens before what is done with it by who finds it there.
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListMessage {
    static final ConcurrentSkipListMap<Integer, int[]> map = new ConcurrentSkipListMap<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            int[] box = new int[1];
            box[0] = 7;
            map.put(1, box);
        });
        one.start();
        int[] found = map.get(1);
        assert found == null || found[0] == 7;
        for (int[] each : map.values()) {
            assert each[0] == 7;
        }
        one.join();
    }
}
