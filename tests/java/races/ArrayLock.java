// heddle: check
// expect: verified
// Anderson's array lock: threads take slots in turn, each spins on its own slot, an unlock opens the next one.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class ArrayLock {
    static final AtomicInteger tail = new AtomicInteger();
    static final AtomicIntegerArray open = new AtomicIntegerArray(new int[] {1, 0});
    static int counter;

    static void work() {
        for (int i = 0; i < 2; i++) {
            int slot = tail.getAndIncrement() % 2;
            while (open.get(slot) == 0) {
                Thread.onSpinWait();
            }
            counter++;
            open.set(slot, 0);
            open.set(1 - slot, 1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ArrayLock::work);
        Thread two = new Thread(ArrayLock::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 4;
    }
}
