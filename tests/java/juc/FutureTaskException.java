// heddle: check
// expect: verified
// The exception of the task is the cause of what get throws.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

public class FutureTaskException {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> {
            throw new IllegalStateException("no");
        });
        Thread one = new Thread(task);
        one.start();
        try {
            task.get();
            assert false;
        } catch (ExecutionException e) {
            assert e.getCause().getMessage().equals("no");
        }
        one.join();
    }
}
