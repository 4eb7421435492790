// heddle: check
// expect: verified
// CLH queue lock: a thread spins on the node of its predecessor, and takes that node over when it unlocks.
import java.util.concurrent.atomic.AtomicReference;

public class ClhLock {
    static final class Node {
        volatile boolean locked;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>(new Node());
    static int counter;

    static void work() {
        Node mine = new Node();
        for (int i = 0; i < 2; i++) {
            mine.locked = true;
            Node before = tail.getAndSet(mine);
            while (before.locked) {
                Thread.onSpinWait();
            }
            counter++;
            mine.locked = false;
            mine = before;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ClhLock::work);
        Thread two = new Thread(ClhLock::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 4;
    }
}
