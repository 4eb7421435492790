// heddle: check
// expect: violated race
// race: ClhLockRacy$Node.locked | ClhLockRacy.counter
// CLH queue lock: a thread spins on the node of its predecessor, and takes that node over when it unlocks.
// The field it spins on is plain.
import java.util.concurrent.atomic.AtomicReference;

public class ClhLockRacy {
    static final class Node {
        boolean locked;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>(new Node());
    static int counter;

    static void work() {
        Node mine = new Node();
        for (int i = 0; i < 2; i++) {
            mine.locked = true; // HERE-ANY: race
            Node before = tail.getAndSet(mine);
            while (before.locked) { // HERE-ANY: race
                Thread.onSpinWait();
            }
            counter++; // HERE-ANY: race
            mine.locked = false; // HERE-ANY: race
            mine = before;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ClhLockRacy::work);
        Thread two = new Thread(ClhLockRacy::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 4;
    }
}
