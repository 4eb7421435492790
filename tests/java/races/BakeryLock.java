// heddle: check
// expect: verified
// Lamport's bakery: take a number above all others, wait for everyone with a smaller one.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class BakeryLock {
    static final AtomicIntegerArray choosing = new AtomicIntegerArray(2);
    static final AtomicIntegerArray number = new AtomicIntegerArray(2);
    static int counter;

    static void work(int me) {
        int other = 1 - me;
        for (int i = 0; i < 2; i++) {
            choosing.set(me, 1);
            number.set(me, number.get(other) + 1);
            choosing.set(me, 0);
            while (choosing.get(other) == 1) {
                Thread.onSpinWait();
            }
            while (true) {
                int theirs = number.get(other);
                int mine = number.get(me);
                if (theirs == 0 || theirs > mine || theirs == mine && other > me) {
                    break;
                }
                Thread.onSpinWait();
            }
            counter++;
            number.set(me, 0);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(0));
        one.start();
        work(1);
        one.join();
        assert counter == 4;
    }
}
