// heddle: check
// expect: verified
// Peterson's mutual exclusion for two threads.
public class Peterson {
    static volatile boolean flag0, flag1;
    static volatile int turn;
    static int count;

    static void zero() {
        flag0 = true;
        turn = 1;
        while (flag1 && turn == 1) {
            Thread.yield();
        }
        count++;
        flag0 = false;
    }

    static void one() {
        flag1 = true;
        turn = 0;
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
        assert count == 2;
    }
}
