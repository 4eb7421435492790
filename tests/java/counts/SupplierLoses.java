// heddle: outcomes
// outcomes: true 1 | true 2 | false 2
// A future is completed by a function and by another thread. If the other comes first, the function is not run (false 2); if it comes
// between the run of the function and the use of its value, the function has run for nothing (true 2). The function itself does nothing
// that another thread could notice at that moment.
import java.util.concurrent.CompletableFuture;

public class SupplierLoses {
  static boolean ran;

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Thread runner = new Thread(() -> future.completeAsync(() -> {
      ran = true;
      return 1;
    }, Runnable::run));
    runner.start();
    future.complete(2);
    runner.join();
    System.out.println(ran + " " + future.get());
  }
}
