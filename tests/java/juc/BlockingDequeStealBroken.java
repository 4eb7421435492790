// heddle: check
// expect: violated deadlock
// One element, two takers.
import java.util.concurrent.LinkedBlockingDeque;

public class BlockingDequeStealBroken {
    static final LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();

    static void take() {
        try {
            if (deque.size() > 0) {
                deque.takeFirst(); // HERE: deadlock
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        deque.add(1);
        Thread one = new Thread(BlockingDequeStealBroken::take);
        one.start();
        take();
        one.join();
    }
}
