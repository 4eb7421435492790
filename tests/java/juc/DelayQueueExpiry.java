// heddle: check
// expect: verified
// An element of a DelayQueue comes out when its delay is over, the earlier one first.
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayQueueExpiry {
    static final class Task implements Delayed {
        final int number;
        final long due;

        Task(int number, long delay) {
            this.number = number;
            due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(delay);
        }

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
        Thread one = new Thread(() -> {
            queue.add(new Task(2, 2000));
            queue.add(new Task(1, 1000));
        });
        one.start();
        one.join();
        assert queue.take().number == 1;
        assert queue.take().number == 2;
    }
}
