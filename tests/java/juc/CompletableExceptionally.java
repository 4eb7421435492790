// heddle: check
// expect: verified
// A failure is turned into a value; orTimeout is a failure, too.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class CompletableExceptionally {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread one = new Thread(() -> future.completeExceptionally(new IllegalStateException()));
        one.start();
        assert future.exceptionally(failure -> -1).join() == -1;
        one.join();
    }
}
