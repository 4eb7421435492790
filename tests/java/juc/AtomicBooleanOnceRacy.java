// heddle: check
// expect: violated race
// race: AtomicBooleanOnceRacy.resource
// Begun is not done: main sees the flag and uses what T1 has not yet made.
import java.util.concurrent.atomic.AtomicBoolean;

public class AtomicBooleanOnceRacy {
    static final AtomicBoolean begun = new AtomicBoolean();
    static int[] resource;

    static void use() {
        if (begun.compareAndSet(false, true)) {
            resource = new int[] {1}; // HERE-ANY: race
        }
        int[] mine = resource; // HERE-ANY: race
        if (mine != null) {
            assert mine.length == 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(AtomicBooleanOnceRacy::use);
        one.start();
        use();
        one.join();
    }
}
