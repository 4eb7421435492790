// heddle: check
// expect: violated race
// race: TicketLockRacy.serving | TicketLockRacy.counter
// Ticket lock: draw a number, spin until it is served.
// The number being served is a plain field.
import java.util.concurrent.atomic.AtomicInteger;

public class TicketLockRacy {
    static final AtomicInteger tickets = new AtomicInteger();
    static int serving;
    static int counter;

    static void work() {
        for (int i = 0; i < 2; i++) {
            int mine = tickets.getAndIncrement();
            while (serving != mine) { // HERE-ANY: race
                Thread.onSpinWait();
            }
            counter++; // HERE-ANY: race
            serving = mine + 1; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(TicketLockRacy::work);
        Thread two = new Thread(TicketLockRacy::work);
        one.start();
        two.start();
        one.join();
        two.join();
        assert counter == 4;
    }
}
