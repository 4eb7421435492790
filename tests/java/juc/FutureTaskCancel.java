// heddle: check
// expect: verified
// cancel(true) either comes in time, and get throws CancellationException, or it says false.
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

public class FutureTaskCancel {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread one = new Thread(task);
        one.start();
        boolean cancelled = task.cancel(true);
        try {
            assert task.get() == 1 && !cancelled;
        } catch (CancellationException e) {
            assert cancelled && task.isCancelled();
        }
        one.join();
    }
}
