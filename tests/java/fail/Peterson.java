// heddle: check
// expect: violated assertion
// Peterson's mutual exclusion for two threads.
// `turn` is given away before the flag goes up. Steps: t: turn = 1; main: turn = 0, flag[1] up, finds flag[0] down, enters;
// t: flag[0] up, finds turn == 0, enters.
public class Peterson {
    static volatile boolean flag0, flag1;
    static volatile int turn;
    static int count;

    static void zero() {
        turn = 1;
        flag0 = true;
        while (flag1 && turn == 1) {
            Thread.yield();
        }
        count++;
        flag0 = false;
    }

    static void one() {
        turn = 0;
        flag1 = true;
        while (flag0 && turn == 0) {
            Thread.yield();
        }
        count++;
        flag1 = false;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(Peterson::zero);
        t.start();
        one();
        t.join();
        assert count == 2; // HERE: assertion
    }
}
