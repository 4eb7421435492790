// heddle: check
// expect: verified
// An object with default values only, published by an opaque write: the defaults were there before any thread began (JLS 17.4.4).
import java.util.concurrent.atomic.AtomicReference;

public class DefaultFields {
    static final class Box {
        int value;
        Box next;
    }

    static final AtomicReference<Box> shared = new AtomicReference<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> shared.setOpaque(new Box()));
        one.start();
        Box seen = shared.getOpaque();
        assert seen == null || seen.value == 0 && seen.next == null;
        one.join();
    }
}
