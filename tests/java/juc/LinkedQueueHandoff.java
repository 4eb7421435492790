// heddle: check
// expect: verified
// A LinkedBlockingQueue has two locks, one for each end; an item passes from one to the other.
import java.util.concurrent.LinkedBlockingQueue;

public class LinkedQueueHandoff {
    static final LinkedBlockingQueue<int[]> queue = new LinkedBlockingQueue<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            int[] box = new int[1];
            box[0] = 5;
            queue.add(box);
        });
        one.start();
        assert queue.take()[0] == 5;
        one.join();
    }
}
