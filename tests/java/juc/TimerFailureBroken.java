// heddle: check
// expect: violated exception IllegalStateException
// A task that throws ends the timer's thread: what is scheduled later is refused. (The task's own exception is caught by the handler
// of its thread, so that only the second one shows.)
import java.util.Timer;
import java.util.TimerTask;

public class TimerFailureBroken {
    public static void main(String[] args) throws Exception {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> {});
                throw new UnsupportedOperationException();
            }
        }, 1);
        Thread.sleep(1000);
        timer.schedule(new TimerTask() { // HERE: exception
            @Override
            public void run() {}
        }, 1);
        timer.cancel();
    }
}
