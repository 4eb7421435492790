// heddle: check
// expect: verified
// The fair SynchronousQueue is a queue of waiting threads; the default one a stack.
import java.util.concurrent.SynchronousQueue;

public class SynchronousFair {
    static final SynchronousQueue<int[]> queue = new SynchronousQueue<>(true);

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
