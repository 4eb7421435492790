// heddle: check
// expect: violated assertion
// The mark is looked at first, and the reference replaced later: main: not marked; T1: marks; main: replaces a removed node.
import java.util.concurrent.atomic.AtomicMarkableReference;

public class MarkableRemovalBroken {
    static final AtomicMarkableReference<String> next = new AtomicMarkableReference<>("x", false);

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> next.attemptMark("x", true));
        one.start();
        if (!next.isMarked()) {
            next.set("y", false);
        }
        one.join();
        assert next.isMarked() || next.getReference().equals("y");
        assert !(next.isMarked() && next.getReference().equals("y"));
        assert next.isMarked(); // HERE: assertion
    }
}
