// heddle: check
// expect: violated assertion
// Dekker's mutual exclusion for two threads.
// The first flag goes up after the test of the second. Steps: t finds wants1 down; main finds wants0 down; both enter.
public class Dekker {
    static volatile boolean wants0, wants1;
    static volatile int turn;
    static int count;

    static void zero() {
        while (wants1) {
            if (turn != 0) {
                wants0 = false;
                while (turn != 0) {
                    Thread.yield();
                }
                wants0 = true;
            }
        }
        wants0 = true;
        count++;
        turn = 1;
        wants0 = false;
    }

    static void one() {
        wants1 = true;
        while (wants0) {
            if (turn != 1) {
                wants1 = false;
                while (turn != 1) {
                    Thread.yield();
                }
                wants1 = true;
            }
        }
        count++;
        turn = 0;
        wants1 = false;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(Dekker::zero);
        t.start();
        one();
        t.join();
        assert count == 2; // HERE: assertion
    }
}
