// heddle: check
// expect: verified
// MCS queue lock: a thread spins on its own node; its predecessor finds it through `next` and lets it in.
import java.util.concurrent.atomic.AtomicReference;

public class McsLock {
    static final class Node {
        volatile boolean locked;
        volatile Node next;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>();
    static int counter;

    static void lock(Node mine) {
        Node before = tail.getAndSet(mine);
        if (before != null) {
            mine.locked = true;
            before.next = mine;
            while (mine.locked) {
                Thread.onSpinWait();
            }
        }
    }

    static void unlock(Node mine) {
        if (mine.next == null) {
            if (tail.compareAndSet(mine, null)) {
                return;
            }
            while (mine.next == null) {
                Thread.onSpinWait();
            }
        }
        mine.next.locked = false;
        mine.next = null;
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
        Thread one = new Thread(McsLock::work);
        Thread two = new Thread(McsLock::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 4;
    }
}
