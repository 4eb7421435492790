// heddle: check
// expect: verified
// A thread parks until a flag is set; the volatile flag orders the data, parking alone promises nothing.
import java.util.concurrent.locks.LockSupport;

public class ParkMessage {
    static volatile boolean ready;
    static int data;

    static void consume() {
        while (!ready) {
            LockSupport.park();
        }
        assert data == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread consumer = new Thread(ParkMessage::consume);
        consumer.start();
        data = 1;
        ready = true;
        LockSupport.unpark(consumer);
        consumer.join();
    }
}
