// heddle: check
// expect: violated exception NullPointerException
// "If it is there, take it": T1 removes the key between main's containsKey and get.
import java.util.concurrent.ConcurrentHashMap;

public class HashMapRemoveBroken {
    static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        map.put("k", 1);
        Thread one = new Thread(() -> map.remove("k"));
        one.start();
        if (map.containsKey("k")) {
            int value = map.get("k"); // HERE: exception
            assert value == 1;
        }
        one.join();
    }
}
