// heddle: check -- first second
// expect: verified
// The program keeps its arguments in every kind of place while the array lets go of them. The array is shared, so main waits for the
// other thread before it takes one out.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class KeptArguments {
    static final ThreadLocal<String> mine = new ThreadLocal<>();
    static final Map<String, String> seen = Collections.synchronizedMap(new HashMap<>());
    static volatile String last;

    static void keep(String word) {
        mine.set(word);
        seen.put(word, word);
        last = word;
        Thread.currentThread().setName(word);
        assert mine.get().length() > 4;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> keep(args[1]));
        other.start();
        keep(args[0]);
        args[0] = null;
        other.join();
        args[1] = null;
        assert seen.size() == 2 && seen.containsKey(last);
        assert mine.get().equals("first");
    }
}
