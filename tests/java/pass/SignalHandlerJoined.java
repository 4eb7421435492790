// heddle: check
// expect: verified
// The handler of a raised signal opens a latch that the program waits for.
import java.util.concurrent.CountDownLatch;
import sun.misc.Signal;

public class SignalHandlerJoined {
  static int handled;

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch come = new CountDownLatch(1);
    Signal.handle(new Signal("HUP"), signal -> {
      handled = signal.getNumber();
      come.countDown();
    });
    Signal.raise(new Signal("HUP"));
    come.await();
    assert handled == 1;
  }
}
