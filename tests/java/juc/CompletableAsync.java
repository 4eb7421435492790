// heddle: check
// expect: verified
// Asynchronous stages on an executor of one's own: each sees what the one before did.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

public class CompletableAsync {
    static int data;

    public static void main(String[] args) throws Exception {
        Executor threads = task -> new Thread(task).start();
        int answer = CompletableFuture.supplyAsync(() -> data = 1, threads)
                .thenApplyAsync(value -> data + value, threads)
                .join();
        assert answer == 2;
    }
}
