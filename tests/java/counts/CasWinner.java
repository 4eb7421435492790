// outcomes: 1 1 | 2 1 | 3 1
// Three threads try compareAndSet(0, id): exactly one succeeds, and it can be any of them. Printed: winner, successes.
import java.util.concurrent.atomic.AtomicInteger;

public class CasWinner {
    static final AtomicInteger owner = new AtomicInteger(), wins = new AtomicInteger();

    static void claim(int id) {
        if (owner.compareAndSet(0, id)) {
            wins.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread two = new Thread(() -> claim(2));
        Thread three = new Thread(() -> claim(3));
        two.start();
        three.start();
        claim(1);
        two.join();
        three.join();
        System.out.println(owner + " " + wins);
    }
}
