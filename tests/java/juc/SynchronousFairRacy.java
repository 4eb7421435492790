// heddle: check
// expect: violated race
// race: int[]
// The item is changed after it was handed over.
import java.util.concurrent.SynchronousQueue;

public class SynchronousFairRacy {
    static final SynchronousQueue<int[]> queue = new SynchronousQueue<>(true);

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                int[] box = {1};
                queue.put(box);
                box[0] = 2; // HERE-ANY: race
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        assert queue.take()[0] >= 1; // HERE-ANY: race
        one.join();
    }
}
