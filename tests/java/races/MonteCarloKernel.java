// heddle: check
// expect: verified
// Sample paths in the style of Java Grande's montecarlo: tasks are drawn from a counter, results collected under a lock.
import java.util.concurrent.atomic.AtomicInteger;

public class MonteCarloKernel {
    static final class Path {
        final int seed;

        Path(int seed) {
            this.seed = seed;
        }

        double value() {
            double value = 1;
            for (int step = 0; step < 3; step++) {
                value += ((seed * 7 + step * 3) % 5) / 4.0;
            }
            return value;
        }
    }

    static final AtomicInteger next = new AtomicInteger();
    static double total;
    static int count;

    static synchronized void collect(double value) {
        total += value;
        count++;
    }

    static void work() {
        for (int task = next.getAndIncrement(); task < 3; task = next.getAndIncrement()) {
            collect(new Path(task).value());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(MonteCarloKernel::work);
        one.start();
        work();
        one.join();
        assert count == 3 && total > 3;
    }
}
