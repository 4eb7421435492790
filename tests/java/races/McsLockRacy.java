// heddle: check
// expect: violated race
// race: McsLockRacy$Node.next
// MCS queue lock: a thread spins on its own node; its predecessor finds it through `next` and lets it in.
// The link to the successor is a plain field.
import java.util.concurrent.atomic.AtomicReference;

public class McsLockRacy {
    static final class Node {
        volatile boolean locked;
        Node next;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>();
    static int counter;

    static void lock(Node mine) {
        Node before = tail.getAndSet(mine);
        if (before != null) {
            mine.locked = true;
            before.next = mine; // HERE-ANY: race
            while (mine.locked) {
                Thread.onSpinWait();
            }
        }
    }

    static void unlock(Node mine) {
        if (mine.next == null) { // HERE-ANY: race
            if (tail.compareAndSet(mine, null)) {
                return;
            }
            while (mine.next == null) { // HERE-ANY: race
                Thread.onSpinWait();
            }
        }
        mine.next.locked = false; // HERE-ANY: race
        mine.next = null; // HERE-ANY: race
    }

    static void work() {
        Node mine = new Node();
        for (int i = 0; i < 2; i++) {
            lock(mine);
            counter++;
            unlock(mine);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(McsLockRacy::work);
        Thread two = new Thread(McsLockRacy::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 4;
    }
}
