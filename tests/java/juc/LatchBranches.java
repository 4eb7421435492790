// heddle: check
// expect: verified
// The latch is counted down on every way out of the task.
import java.util.concurrent.CountDownLatch;

public class LatchBranches {
    static final CountDownLatch done = new CountDownLatch(1);
    static volatile int input = 1;
    static int output;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            try {
                int given = input;
                if (given == 0) {
                    return;
                }
                output = 10 / given;
            } finally {
                done.countDown();
            }
        });
        one.start();
        input = 0;
        done.await();
        assert output == 0 || output == 10;
        one.join();
    }
}
