// heddle: outcomes
// outcomes: false | true
// shutdownNow interrupts one worker after the other. A task that has not been interrupted yet may see what a task that has been did: true.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class InterruptsInTurn {
  static volatile boolean one, two, odd;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> {
      one = Thread.currentThread().isInterrupted();
      if (two && !Thread.currentThread().isInterrupted()) odd = true;
    });
    pool.execute(() -> {
      two = Thread.currentThread().isInterrupted();
      if (one && !Thread.currentThread().isInterrupted()) odd = true;
    });
    pool.shutdownNow();
    pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    System.out.println(odd);
  }
}
