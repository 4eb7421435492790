// heddle: check
// expect: violated assertion
// first, then remove: both threads see the same first key, and one of them does not remove it.
import java.util.concurrent.ConcurrentSkipListSet;

public class SkipListPollBroken {
    static final ConcurrentSkipListSet<Integer> queue = new ConcurrentSkipListSet<>();

    static int next() {
        int first = queue.first();
        queue.remove(first);
        return first;
    }

    public static void main(String[] args) throws InterruptedException {
        queue.add(1);
        queue.add(2);
        int[] other = new int[1];
        Thread one = new Thread(() -> other[0] = next());
        one.start();
        int mine = next();
        one.join();
        assert mine != other[0]; // HERE: assertion
    }
}
