// heddle: check
// expect: violated assertion
// The handler of a raised signal runs in a thread of its own, at any time after Signal.raise.
// It may not have come when the program looks.
import sun.misc.Signal;

public class SignalHandlerLate {
  static volatile boolean stopping;

  public static void main(String[] args) {
    Signal.handle(new Signal("TERM"), signal -> stopping = true);
    Signal.raise(new Signal("TERM"));
    assert stopping; // HERE: assertion
  }
}
