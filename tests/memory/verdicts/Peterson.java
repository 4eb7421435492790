// expect-sc: verified
// expect-opmm: violated assertion
// peterson of the OpMM paper's Table 1: right under sc, but with plain variables each thread may miss that the other wants to enter
// (store buffering: wants0 = true; read wants1 || wants1 = true; read wants0, both reads returning false).
import java.util.concurrent.atomic.AtomicInteger;

public class Peterson {
    static boolean wants0, wants1;
    static int turn;
    static final AtomicInteger inside = new AtomicInteger();

    static void enter(int me) {
        int other = 1 - me;
        if (me == 0) wants0 = true;
        else wants1 = true;
        turn = other;
        while ((me == 0 ? wants1 : wants0) && turn == other) Thread.onSpinWait();
    }

    static void use(int me) {
        enter(me);
        assert inside.incrementAndGet() == 1 : "both are inside";  // HERE: assertion
        inside.decrementAndGet();
        if (me == 0) wants0 = false;
        else wants1 = false;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> use(0), "first"), second = new Thread(() -> use(1), "second");
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
