// heddle: check
// expect: verified
// take gives the futures in the order of their completion; each is done.
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;

public class CompletionServiceTake {
    public static void main(String[] args) throws Exception {
        Executor direct = task -> new Thread(task).start();
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(direct);
        service.submit(() -> 7);
        Future<Integer> future = service.take();
        assert future.isDone() && future.get() == 7;
    }
}
