// heddle: check
// expect: violated race
// race: DekkerLockRacy.wantsTwo | DekkerLockRacy.counter
// Dekker's lock for two threads: step back if it is not your turn.
// One of the two flags is not volatile.
public class DekkerLockRacy {
    static volatile boolean wantsOne;
    static boolean wantsTwo;
    static volatile int turn = 1;
    static int counter;

    static void one() {
        wantsOne = true;
        while (wantsTwo) { // HERE-ANY: race
            if (turn != 1) {
                wantsOne = false;
                while (turn != 1) {
                    Thread.onSpinWait();
                }
                wantsOne = true;
            }
        }
        counter++; // HERE-ANY: race
        turn = 2;
        wantsOne = false;
    }

    static void two() {
        wantsTwo = true; // HERE-ANY: race
        while (wantsOne) {
            if (turn != 2) {
                wantsTwo = false; // HERE-ANY: race
                while (turn != 2) {
                    Thread.onSpinWait();
                }
                wantsTwo = true; // HERE-ANY: race
            }
        }
        counter++; // HERE-ANY: race
        turn = 1;
        wantsTwo = false; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(DekkerLockRacy::one);
        other.start();
        two();
        other.join();
        assert counter >= 1;
    }
}
