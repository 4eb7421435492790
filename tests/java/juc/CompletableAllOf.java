// heddle: check
// expect: verified
// allOf waits for both; what they wrote is ordered.
import java.util.concurrent.CompletableFuture;

public class CompletableAllOf {
    static int left, right;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> a = new CompletableFuture<>();
        CompletableFuture<Void> b = new CompletableFuture<>();
        new Thread(() -> {
            left = 1;
            a.complete(null);
        }).start();
        right = 2;
        b.complete(null);
        CompletableFuture.allOf(a, b).join();
        assert left + right == 3;
    }
}
