// heddle: check -- first second
// expect: violated exception java.lang.NullPointerException
// The program keeps its arguments in every kind of place while the array lets go of them. Steps: main takes out the second one before
// the other thread has read it, which keeps null.
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
        Thread.currentThread().setName(word); // HERE: exception
        assert mine.get().length() > 4;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> keep(args[1]));
        other.start();
        keep(args[0]);
        args[0] = null;
        args[1] = null;
        other.join();
        assert seen.size() == 2 && seen.containsKey(last);
        assert mine.get().equals("first");
    }
}
