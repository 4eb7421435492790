// heddle: check
// expect: violated deadlock
// main holds a lock, and waits for a parallel stream whose parts need that lock.
import java.util.stream.IntStream;

public class ParallelLockBroken {
    static int sum;

    static synchronized void add(int value) {
        sum += value;
    }

    public static void main(String[] args) {
        synchronized (ParallelLockBroken.class) {
            IntStream.rangeClosed(1, 2).parallel().forEach(ParallelLockBroken::add); // HERE: deadlock
        }
    }
}
