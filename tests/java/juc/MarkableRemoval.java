// heddle: check
// expect: verified
// A node is marked before it is unlinked: a marked reference is never replaced.
import java.util.concurrent.atomic.AtomicMarkableReference;

public class MarkableRemoval {
    static final AtomicMarkableReference<String> next = new AtomicMarkableReference<>("x", false);

    public static void main(String[] args) throws InterruptedException {
        boolean[] marked = new boolean[1];
        Thread one = new Thread(() -> marked[0] = next.compareAndSet("x", "x", false, true));
        one.start();
        boolean replaced = next.compareAndSet("x", "y", false, false);
        one.join();
        assert marked[0] != replaced;
        assert next.isMarked() == marked[0];
    }
}
