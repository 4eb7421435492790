// heddle: check
// expect: violated race
// race: boolean[] | PetersonLockRacy.counter
// Peterson's lock for two threads.
// The interest flags are elements of a volatile array, and those are plain.
public class PetersonLockRacy {
    static volatile boolean[] interested = new boolean[2];
    static volatile int victim;
    static int counter;

    static void work(int me) {
        for (int i = 0; i < 2; i++) {
            interested[me] = true; // HERE-ANY: race
            victim = me;
            while (interested[1 - me] && victim == me) { // HERE-ANY: race
                Thread.onSpinWait();
            }
            counter++; // HERE-ANY: race
            interested[me] = false; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(0));
        Thread two = new Thread(() -> work(1));
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter >= 2;
    }
}
