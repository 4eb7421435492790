// heddle: check
// expect: verified
// A future that nobody completes, with a time-out: the handler sees it.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class CompletableTimeout {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<Integer>().orTimeout(1, TimeUnit.SECONDS);
        int answer = future.handle((value, failure) -> failure instanceof TimeoutException ? 1 : 0).join();
        assert answer == 1;
    }
}
