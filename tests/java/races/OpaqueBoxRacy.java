// heddle: check
// expect: violated race
// race: OpaqueBoxRacy$Box.value
// An object filled in and then published through an atomic reference.
// By an opaque write.
import java.util.concurrent.atomic.AtomicReference;

public class OpaqueBoxRacy {
    static final class Box {
        int value;
    }

    static final AtomicReference<Box> shared = new AtomicReference<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            Box box = new Box();
            box.value = 3; // HERE-ANY: race
            shared.setOpaque(box); // HERE-ANY: race
        });
        one.start();
        Box seen = shared.getAcquire();
        assert seen == null || seen.value == 3; // HERE-ANY: race
        one.join();
    }
}
