// heddle: check
// expect: violated exception CancellationException
// Who cancels and then asks for the result gets an exception if the cancellation came in time.
import java.util.concurrent.FutureTask;

public class FutureTaskCancelBroken {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread one = new Thread(task);
        one.start();
        task.cancel(false);
        assert task.get() == 1; // HERE: exception
        one.join();
    }
}
