// heddle: check
// expect: violated assertion
// A stack of immutable nodes behind an AtomicReference; two threads push one node each.
// push writes without comparing. Steps: t reads head null; main pushes 1; t sets its node, main's is lost.
import java.util.concurrent.atomic.AtomicReference;

public class TreiberStack {
    record Node(int value, Node next) {}

    static final AtomicReference<Node> head = new AtomicReference<>();

    static void push(int value) {
        Node old = head.get();
        head.set(new Node(value, old));
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
        assert sum == 3 : sum; // HERE: assertion
    }
}
