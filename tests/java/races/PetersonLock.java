// heddle: check
// expect: verified
// Peterson's lock for two threads.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class PetersonLock {
    static final AtomicIntegerArray interested = new AtomicIntegerArray(2);
    static volatile int victim;
    static int counter;

    static void work(int me) {
        for (int i = 0; i < 2; i++) {
            interested.set(me, 1);
            victim = me;
            while (interested.get(1 - me) == 1 && victim == me) {
                Thread.onSpinWait();
            }
            counter++;
            interested.set(me, 0);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(0));
        Thread two = new Thread(() -> work(1));
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 4;
    }
}
