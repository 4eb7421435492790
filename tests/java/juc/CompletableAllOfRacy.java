// heddle: check
// expect: violated race
// race: CompletableAllOfRacy.left
// anyOf is done when the first one is.
import java.util.concurrent.CompletableFuture;

public class CompletableAllOfRacy {
    static int left, right;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> a = new CompletableFuture<>();
        CompletableFuture<Void> b = new CompletableFuture<>();
        new Thread(() -> {
            left = 1; // HERE-ANY: race
            a.complete(null);
        }).start();
        right = 2;
        b.complete(null);
        CompletableFuture.anyOf(a, b).join();
        assert left + right <= 3; // HERE-ANY: race
    }
}
