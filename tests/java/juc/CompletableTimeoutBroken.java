// heddle: check
// expect: violated assertion
// A time-out is taken for impossible: it may come before the value.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class CompletableTimeoutBroken {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        future.completeOnTimeout(0, 1, TimeUnit.HOURS);
        Thread one = new Thread(() -> future.complete(1));
        one.start();
        assert future.join() == 1; // HERE: assertion
        one.join();
    }
}
