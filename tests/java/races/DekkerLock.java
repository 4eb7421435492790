// heddle: check
// expect: verified
// Dekker's lock for two threads: step back if it is not your turn.
public class DekkerLock {
    static volatile boolean wantsOne;
    static volatile boolean wantsTwo;
    static volatile int turn = 1;
    static int counter;

    static void one() {
        wantsOne = true;
        while (wantsTwo) {
            if (turn != 1) {
                wantsOne = false;
                while (turn != 1) {
                    Thread.onSpinWait();
                }
                wantsOne = true;
            }
        }
        counter++;
        turn = 2;
        wantsOne = false;
    }

    static void two() {
        wantsTwo = true;
        while (wantsOne) {
            if (turn != 2) {
                wantsTwo = false;
                while (turn != 2) {
                    Thread.onSpinWait();
                }
                wantsTwo = true;
            }
        }
        counter++;
        turn = 1;
        wantsTwo = false;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(DekkerLock::one);
        other.start();
        two();
        other.join();
        assert counter == 2;
    }
}
