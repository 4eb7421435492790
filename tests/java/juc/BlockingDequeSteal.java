// heddle: check
// expect: verified
// Two threads take from the two ends of a blocking deque.
import java.util.concurrent.LinkedBlockingDeque;

public class BlockingDequeSteal {
    static final LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();

    public static void main(String[] args) throws InterruptedException {
        deque.add(1);
        deque.add(2);
        int[] other = new int[1];
        Thread one = new Thread(() -> {
            try {
                other[0] = deque.takeLast();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        int mine = deque.takeFirst();
        one.join();
        assert mine == 1 && other[0] == 2;
    }
}
