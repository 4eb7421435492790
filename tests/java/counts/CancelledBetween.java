// heddle: outcomes
// outcomes: true true | true false | false true
// Two dependents of a future, the later one run first. Between the two another thread may complete the one that is still to run, which then
// never runs (true false); or it comes too late and both run (true true), or before anything (false true: its value wins, one runs).
// Printed: did the later one run, did the earlier one.
import java.util.concurrent.CompletableFuture;

public class CancelledBetween {
  static boolean later, earlier;

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> source = new CompletableFuture<>();
    CompletableFuture<Void> first = source.thenAccept(n -> earlier = true);
    CompletableFuture<Void> second = source.thenAccept(n -> later = true);
    Thread completer = new Thread(() -> source.complete(1));
    completer.start();
    if (second.isDone()) first.complete(null);
    else second.complete(null);
    completer.join();
    System.out.println(later + " " + earlier);
  }
}
