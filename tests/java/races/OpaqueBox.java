// heddle: check
// expect: verified
// An object filled in and then published through an atomic reference.
import java.util.concurrent.atomic.AtomicReference;

public class OpaqueBox {
    static final class Box {
        int value;
    }

    static final AtomicReference<Box> shared = new AtomicReference<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            Box box = new Box();
            box.value = 3;
            shared.setRelease(box);
        });
        one.start();
        Box seen = shared.getAcquire();
        assert seen == null || seen.value == 3;
        one.join();
    }
}
