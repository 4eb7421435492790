// heddle: check
// expect: verified
// A future that is completed by hand: whoever is first decides, and the dependent action runs once.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class CompletableManual {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        AtomicInteger ran = new AtomicInteger();
        boolean[] won = new boolean[1];
        Thread one = new Thread(() -> won[0] = future.complete(1));
        one.start();
        future.thenAccept(value -> ran.incrementAndGet());
        boolean mine = future.complete(2);
        one.join();
        assert mine != won[0] && ran.get() == 1;
        assert future.join() == (mine ? 2 : 1);
    }
}
