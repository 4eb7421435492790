// heddle: check
// expect: violated race
// race: int[] | BakeryLockRacy.counter
// Lamport's bakery: take a number above all others, wait for everyone with a smaller one.
// The numbers are plain elements of an array.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class BakeryLockRacy {
    static final AtomicIntegerArray choosing = new AtomicIntegerArray(2);
    static final int[] number = new int[2];
    static int counter;

    static void work(int me) {
        int other = 1 - me;
        for (int i = 0; i < 2; i++) {
            choosing.set(me, 1);
            number[me] = number[other] + 1; // HERE-ANY: race
            choosing.set(me, 0);
            while (choosing.get(other) == 1) {
                Thread.onSpinWait();
            }
            while (true) {
                int theirs = number[other]; // HERE-ANY: race
                int mine = number[me]; // HERE-ANY: race
                if (theirs == 0 || theirs > mine || theirs == mine && other > me) {
                    break;
                }
                Thread.onSpinWait();
            }
            counter++; // HERE-ANY: race
            number[me] = 0; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(0));
        one.start();
        work(1);
        one.join();
        assert counter >= 2;
    }
}
