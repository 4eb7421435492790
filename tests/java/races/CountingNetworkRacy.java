// heddle: check
// expect: violated race
// race: CountingNetworkRacy$Balancer.up
// Counting network: a bitonic network of width two and its counters; every token gets a number of its own.
// A balancer turns without a lock.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class CountingNetworkRacy {
    static final class Balancer {
        private boolean up = true;

        int traverse() {
            up = !up; // HERE-ANY: race
            return up ? 1 : 0; // HERE-ANY: race
        }
    }

    static final Balancer balancer = new Balancer();
    static final AtomicIntegerArray next = new AtomicIntegerArray(new int[] {0, 1});
    static final int[] drawn = new int[3];

    static void work(int me) {
        drawn[me] = next.getAndAdd(balancer.traverse(), 2);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        Thread two = new Thread(() -> work(2));
        one.start();
        two.start();
        work(0);
        one.join();
        two.join();
        assert drawn[0] != drawn[1] && drawn[1] != drawn[2] && drawn[0] != drawn[2];
    }
}
