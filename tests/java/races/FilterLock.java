// heddle: check
// expect: verified
// Filter lock: Peterson's idea for three threads, two levels at each of which one thread is held back.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class FilterLock {
    static final AtomicIntegerArray level = new AtomicIntegerArray(3);
    static final AtomicIntegerArray victim = new AtomicIntegerArray(3);
    static int counter;

    static boolean othersAt(int rank, int me) {
        for (int other = 0; other < 3; other++) {
            if (other != me && level.get(other) >= rank) {
                return true;
            }
        }
        return false;
    }

    static void work(int me) {
        for (int rank = 1; rank < 3; rank++) {
            level.set(me, rank);
            victim.set(rank, me);
            while (victim.get(rank) == me && othersAt(rank, me)) {
                Thread.onSpinWait();
            }
        }
        counter++;
        level.set(me, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        Thread two = new Thread(() -> work(2));
        one.start();
        two.start();
        work(0);
        one.join();
        two.join();
        assert counter == 3;
    }
}
