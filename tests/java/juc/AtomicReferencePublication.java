// heddle: check
// expect: verified
// A mutable object is published by a set and found by a get: its contents are safe.
import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferencePublication {
    static final class Box {
        int value;
    }

    static final AtomicReference<Box> shared = new AtomicReference<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            Box box = new Box();
            box.value = 7;
            shared.set(box);
        });
        one.start();
        Box seen = shared.get();
        assert seen == null || seen.value == 7;
        one.join();
    }
}
