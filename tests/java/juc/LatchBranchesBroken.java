// heddle: check
// expect: violated deadlock
// The early return does not count down. main: input = 0; T1: returns; main waits for ever.
import java.util.concurrent.CountDownLatch;

public class LatchBranchesBroken {
    static final CountDownLatch done = new CountDownLatch(1);
    static volatile int input = 1;
    static int output;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            int given = input;
            if (given == 0) {
                return;
            }
            output = 10 / given;
            done.countDown();
        });
        one.start();
        input = 0;
        done.await(); // HERE: deadlock
        one.join();
    }
}
