// heddle: check
// expect: violated exception NullPointerException
// poll does not wait: nothing may be complete yet.
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executor;

public class CompletionServiceTakeBroken {
    public static void main(String[] args) throws Exception {
        Executor direct = task -> new Thread(task).start();
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(direct);
        service.submit(() -> 7);
        assert service.poll().get() == 7; // HERE: exception
    }
}
