// heddle: check
// expect: violated race
// race: MonteCarloKernelRacy$Path.debug
// Sample paths in the style of Java Grande's montecarlo: tasks are drawn from a counter, results collected under a lock.
// Every constructor sets the same static flag to the same value: it changes nothing, and is a race.
import java.util.concurrent.atomic.AtomicInteger;

public class MonteCarloKernelRacy {
    static final class Path {
        static boolean debug;
        final int seed;

        Path(int seed) {
            this.seed = seed;
            debug = true; // HERE-ANY: race
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
        Thread one = new Thread(MonteCarloKernelRacy::work);
        one.start();
        work();
        one.join();
        assert count == 3 && total > 3;
    }
}
