import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class Timers {
  public static void main(String[] args) throws Exception {
    Timer timer = new Timer("ticks");
    CountDownLatch done = new CountDownLatch(1);
    StringBuffer log = new StringBuffer();
    TimerTask never = new TimerTask() {
      @Override
      public void run() {
        log.append("never ");
      }
    };
    timer.schedule(never, 10_000);
    System.out.println(never.cancel() + " " + never.cancel());
    timer.schedule(new TimerTask() {
      @Override
      public void run() {
        log.append("late ");
        done.countDown();
      }
    }, 60);
    timer.schedule(new TimerTask() {
      int n;

      @Override
      public void run() {
        log.append("tick ");
        if (++n == 3) System.out.println("cancelled " + cancel());
      }
    }, 5, 5);
    done.await();
    System.out.println(log);
    timer.cancel();
    try {
      timer.schedule(never, 1);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    Timer daemon = new Timer(true);
    daemon.schedule(new TimerTask() {
      @Override
      public void run() {
        System.out.println("never");
      }
    }, 1_000_000);
  }
}
