// heddle: check
// expect: verified
// What a task returns comes to who joins it.
import java.util.concurrent.CompletableFuture;

public class CauseOfCompletion {
    public static void main(String[] args) {
        CompletableFuture<Integer> number = CompletableFuture.supplyAsync(() ->
            Integer.parseInt("1"));
        System.out.println(number.thenApply(n -> n + 1).join());
    }
}
