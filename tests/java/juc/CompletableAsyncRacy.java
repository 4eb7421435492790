// heddle: check
// expect: violated race
// race: CompletableAsyncRacy.data
// Two stages of the same future are not ordered with each other.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

public class CompletableAsyncRacy {
    static int data;

    public static void main(String[] args) throws Exception {
        Executor threads = task -> new Thread(task).start();
        CompletableFuture<Integer> start = CompletableFuture.completedFuture(1);
        CompletableFuture<Void> one = start.thenAcceptAsync(value -> data += value, threads); // HERE-ANY: race
        CompletableFuture<Void> two = start.thenAcceptAsync(value -> data += value, threads); // HERE-ANY: race
        CompletableFuture.allOf(one, two).join();
    }
}
