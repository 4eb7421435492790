// heddle: check
// expect: violated assertion
// Nobody looks at the stage that failed: the work was not done, and nothing says so.
import java.util.concurrent.CompletableFuture;

public class CompletableSwallowedBroken {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> start = new CompletableFuture<>();
        start.thenApply(value -> 10 / value).thenAccept(value -> done = true);
        Thread one = new Thread(() -> start.complete(0));
        one.start();
        one.join();
        assert done; // HERE: assertion
    }
}
