// heddle: check
// expect: violated race
// race: FutureResultRacy.result
// A future orders what its task did before whoever has its value.
// isDone is not asked, and get not called.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

public class FutureResultRacy {
    static int result;

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        FutureTask<Integer> task = new FutureTask<>(() -> result = 7); // HERE-ANY: race
        Thread one = new Thread(task);
        one.start();
        assert result == 0 || result == 7; // HERE-ANY: race
        one.join();
    }
}
