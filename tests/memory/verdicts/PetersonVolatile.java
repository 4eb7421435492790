// expect-sc: verified
// expect-opmm: verified
// Peterson's algorithm with volatile variables: sequentially consistent, so right under both models.
import java.util.concurrent.atomic.AtomicInteger;

public class PetersonVolatile {
    static volatile boolean wants0, wants1;
    static volatile int turn;
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
        assert inside.incrementAndGet() == 1 : "both are inside";
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
