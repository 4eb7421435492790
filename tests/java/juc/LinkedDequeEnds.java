// heddle: check
// expect: verified
// One element, a thread at each end: exactly one gets it.
import java.util.concurrent.ConcurrentLinkedDeque;

public class LinkedDequeEnds {
    static final ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();

    public static void main(String[] args) throws InterruptedException {
        deque.add("a");
        String[] other = new String[1];
        Thread one = new Thread(() -> other[0] = deque.pollLast());
        one.start();
        String mine = deque.pollFirst();
        one.join();
        assert (mine == null) != (other[0] == null);
    }
}
