// heddle: check
// expect: violated exception NullPointerException
// poll does not wait for the delay: nothing is due yet.
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayQueueExpiryBroken {
    static final class Task implements Delayed {
        final long due = System.nanoTime() + 1_000_000_000;

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(due, ((Task) other).due);
        }
    }

    static final DelayQueue<Task> queue = new DelayQueue<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> queue.add(new Task()));
        one.start();
        one.join();
        assert queue.poll().due > 0; // HERE: exception
    }
}
