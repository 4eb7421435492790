// heddle: check
// expect: verified
// Ticket lock: draw a number, spin until it is served.
import java.util.concurrent.atomic.AtomicInteger;

public class TicketLock {
    static final AtomicInteger tickets = new AtomicInteger();
    static volatile int serving;
    static int counter;

    static void work() {
        for (int i = 0; i < 2; i++) {
            int mine = tickets.getAndIncrement();
            while (serving != mine) {
                Thread.onSpinWait();
            }
            counter++;
            serving = mine + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(TicketLock::work);
        Thread two = new Thread(TicketLock::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 4;
    }
}
