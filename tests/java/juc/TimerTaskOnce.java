// heddle: check
// expect: verified
// A timer's task counts down; the timer is cancelled, so its thread ends.
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class TimerTaskOnce {
    static int data;

    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                data = 1;
                done.countDown();
            }
        }, 10);
        done.await();
        assert data == 1;
        timer.cancel();
    }
}
