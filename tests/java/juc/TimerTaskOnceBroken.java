// heddle: check
// expect: violated deadlock
// The timer is never cancelled: its thread waits for more tasks for ever.
import java.util.Timer;
import java.util.TimerTask;

public class TimerTaskOnceBroken {
    static final Timer timer = new Timer();

    public static void main(String[] args) throws Exception {
        timer.schedule(new TimerTask() {
            @Override
            public void run() {}
        }, 10);
    }
}
