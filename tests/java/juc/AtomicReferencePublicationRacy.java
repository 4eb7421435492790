// heddle: check
// expect: violated race
// race: AtomicReferencePublicationRacy$Box.value
// The object is filled after it was published.
import java.util.concurrent.atomic.AtomicReference;

public class AtomicReferencePublicationRacy {
    static final class Box {
        int value;
    }

    static final AtomicReference<Box> shared = new AtomicReference<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            Box box = new Box();
            shared.set(box);
            box.value = 7; // HERE-ANY: race
        });
        one.start();
        Box seen = shared.get();
        if (seen != null) {
            assert seen.value >= 0; // HERE-ANY: race
        }
        one.join();
    }
}
