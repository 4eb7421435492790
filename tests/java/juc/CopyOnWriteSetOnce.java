// heddle: check
// expect: verified
// add tells who was first.
import java.util.concurrent.CopyOnWriteArraySet;

public class CopyOnWriteSetOnce {
    static final CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>();

    public static void main(String[] args) throws InterruptedException {
        boolean[] other = new boolean[1];
        Thread one = new Thread(() -> other[0] = set.add("a"));
        one.start();
        boolean mine = set.add("a");
        one.join();
        assert mine != other[0] && set.size() == 1;
    }
}
