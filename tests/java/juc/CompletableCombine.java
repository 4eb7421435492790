// heddle: check
// expect: verified
// Two asynchronous results are combined.
import java.util.concurrent.CompletableFuture;

public class CompletableCombine {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> 20);
        CompletableFuture<Integer> both = left.thenCombine(CompletableFuture.completedFuture(22), Integer::sum);
        assert both.get() == 42;
    }
}
