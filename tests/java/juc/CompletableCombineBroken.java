// heddle: check
// expect: violated exception CompletionException
// The result is asked for without a thought of its failure.
import java.util.concurrent.CompletableFuture;

public class CompletableCombineBroken {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> bad = CompletableFuture.supplyAsync(() -> 1 / Integer.parseInt("0"));
        bad.join();
    }
}
