// heddle: check
// expect: violated deadlock
// offer does not wait for a consumer: T1: offer, nobody is there; main: take waits for ever.
import java.util.concurrent.SynchronousQueue;

public class SynchronousHandoffBroken {
    static final SynchronousQueue<Integer> queue = new SynchronousQueue<>();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> queue.offer(1));
        one.start();
        queue.take(); // HERE: deadlock
        one.join();
    }
}
