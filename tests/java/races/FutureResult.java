// heddle: check
// expect: verified
// A future orders what its task did before whoever has its value.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

public class FutureResult {
    static int result;

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        FutureTask<Integer> task = new FutureTask<>(() -> result = 7);
        Thread one = new Thread(task);
        one.start();
        assert task.get() == 7;
        assert result == 7;
        one.join();
    }
}
