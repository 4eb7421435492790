// heddle: check
// expect: violated exception java.util.concurrent.CompletionException
// What a task throws is wrapped by the thread that runs it, where no line of the program is left: the finding points to
// what caused it.
import java.util.concurrent.CompletableFuture;

public class CauseOfCompletion {
    public static void main(String[] args) {
        CompletableFuture<Integer> number = CompletableFuture.supplyAsync(() ->
            Integer.parseInt("one")); // HERE: exception
        System.out.println(number.thenApply(n -> n + 1).join());
    }
}
