// heddle: check
// expect: verified
// A stack of immutable nodes behind an AtomicReference; two threads push one node each.
import java.util.concurrent.atomic.AtomicReference;

public class TreiberStack {
    record Node(int value, Node next) {}

    static final AtomicReference<Node> head = new AtomicReference<>();

    static void push(int value) {
        while (true) {
            Node old = head.get();
            if (head.compareAndSet(old, new Node(value, old))) {
                return;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> push(2));
        t.start();
        push(1);
        t.join();
        int sum = 0;
        for (Node n = head.get(); n != null; n = n.next()) {
            sum += n.value();
        }
        assert sum == 3 : sum;
    }
}
