// expect-sc: verified
// expect-opmm: violated assertion
// dekker of the OpMM paper's Table 1: right under sc, but with plain variables each thread may miss that the other wants to enter.
import java.util.concurrent.atomic.AtomicInteger;

public class Dekker {
    static boolean wants0, wants1;
    static int turn;
    static final AtomicInteger inside = new AtomicInteger();

    static boolean wants(int who) {
        return who == 0 ? wants0 : wants1;
    }

    static void want(int who, boolean it) {
        if (who == 0) wants0 = it;
        else wants1 = it;
    }

    static void enter(int me) {
        int other = 1 - me;
        want(me, true);
        while (wants(other)) {
            if (turn == other) {
                want(me, false);
                while (turn == other) Thread.onSpinWait();
                want(me, true);
            }
            Thread.onSpinWait();
        }
    }

    static void use(int me) {
        enter(me);
        assert inside.incrementAndGet() == 1 : "both are inside";  // HERE: assertion
        inside.decrementAndGet();
        turn = 1 - me;
        want(me, false);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> use(0), "first"), second = new Thread(() -> use(1), "second");
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
