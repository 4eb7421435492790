// heddle: check
// expect: violated race
// race: ParkMessageRacy.ready | ParkMessageRacy.data
// A thread parks until a flag is set; the volatile flag orders the data, parking alone promises nothing.
// The flag is plain.
import java.util.concurrent.locks.LockSupport;

public class ParkMessageRacy {
    static boolean ready;
    static int data;

    static void consume() {
        while (!ready) { // HERE-ANY: race
            LockSupport.park();
        }
        assert data == 1; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread consumer = new Thread(ParkMessageRacy::consume);
        consumer.start();
        data = 1; // HERE-ANY: race
        ready = true; // HERE-ANY: race
        LockSupport.unpark(consumer);
        consumer.join();
    }
}
