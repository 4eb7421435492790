// heddle: check
// expect: verified
// Work-stealing deque of a fixed size (after Arora, Blumofe and Plaxton): the owner works at the bottom, a thief steals at the
// top; a stamp tells a top that came back from one that never moved.
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicStampedReference;

public class WorkStealingDeque {
    static final AtomicIntegerArray tasks = new AtomicIntegerArray(2);
    static final AtomicStampedReference<Integer> top = new AtomicStampedReference<>(0, 0);
    static volatile int bottom;

    static void push(int task) {
        tasks.set(bottom, task);
        bottom = bottom + 1;
    }

    static int steal() {
        int[] stamp = {0};
        Integer oldTop = top.get(stamp);
        if (bottom <= oldTop) {
            return 0;
        }
        int task = tasks.get(oldTop);
        return top.compareAndSet(oldTop, oldTop + 1, stamp[0], stamp[0] + 1) ? task : 0;
    }

    static int pop() {
        if (bottom == 0) {
            return 0;
        }
        bottom = bottom - 1;
        int task = tasks.get(bottom);
        int[] stamp = {0};
        Integer oldTop = top.get(stamp);
        if (bottom > oldTop) {
            return task;
        }
        boolean last = bottom == oldTop;
        bottom = 0;
        if (last && top.compareAndSet(oldTop, 0, stamp[0], stamp[0] + 1)) {
            return task;
        }
        top.set(0, stamp[0] + 1);
        return 0;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] stolen = new int[1];
        Thread thief = new Thread(() -> stolen[0] = steal());
        push(1);
        thief.start();
        int sum = pop();
        push(2);
        sum += pop();
        thief.join();
        assert sum + stolen[0] == 3;
    }
}
