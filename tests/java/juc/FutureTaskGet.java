// heddle: check
// expect: verified
// A FutureTask is run by one thread and waited for by another; its result is complete.
import java.util.concurrent.FutureTask;

public class FutureTaskGet {
    public static void main(String[] args) throws Exception {
        FutureTask<int[]> task = new FutureTask<>(() -> new int[] {1, 2});
        Thread one = new Thread(task);
        one.start();
        assert task.get()[1] == 2;
        assert task.isDone();
        one.join();
    }
}
