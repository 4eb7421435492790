// heddle: check
// expect: violated race
// race: boolean[] | ArrayLockRacy.counter
// Anderson's array lock: threads take slots in turn, each spins on its own slot, an unlock opens the next one.
// The slots are elements of a volatile array, and those are plain.
import java.util.concurrent.atomic.AtomicInteger;

public class ArrayLockRacy {
    static final AtomicInteger tail = new AtomicInteger();
    static volatile boolean[] open = {true, false};
    static int counter;

    static void work() {
        for (int i = 0; i < 2; i++) {
            int slot = tail.getAndIncrement() % 2;
            while (!open[slot]) { // HERE-ANY: race
                Thread.onSpinWait();
            }
            counter++; // HERE-ANY: race
            open[slot] = false; // HERE-ANY: race
            open[1 - slot] = true; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ArrayLockRacy::work);
        Thread two = new Thread(ArrayLockRacy::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 4;
    }
}
