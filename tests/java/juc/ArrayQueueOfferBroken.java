// heddle: check
// expect: violated exception IllegalStateException
// remainingCapacity, then add: the other thread's element comes in between.
import java.util.concurrent.ArrayBlockingQueue;

public class ArrayQueueOfferBroken {
    static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

    static void put(int value) {
        if (queue.remainingCapacity() > 0) {
            queue.add(value); // HERE: exception
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> put(1));
        one.start();
        put(2);
        one.join();
    }
}
