// heddle: check
// expect: violated deadlock
// The future is completed in one branch only. main: flag; T1: returns without completing; main waits for ever.
import java.util.concurrent.CompletableFuture;

public class CompletableManualBroken {
    static volatile boolean stop;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread one = new Thread(() -> {
            if (!stop) {
                future.complete(1);
            }
        });
        one.start();
        stop = true;
        future.join(); // HERE: deadlock
    }
}
