// heddle: check
// expect: verified
// A SynchronousQueue holds nothing: put returns when the item was taken.
import java.util.concurrent.SynchronousQueue;

public class SynchronousHandoff {
    static final SynchronousQueue<int[]> queue = new SynchronousQueue<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                queue.put(new int[] {1});
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        one.start();
        assert queue.take()[0] == 1;
        one.join();
    }
}
