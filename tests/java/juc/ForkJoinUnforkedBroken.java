// heddle: check
// expect: violated deadlock
// A task that was never forked is waited for.
import java.util.concurrent.ForkJoinTask;

public class ForkJoinUnforkedBroken {
    public static void main(String[] args) throws Exception {
        ForkJoinTask<Integer> task = ForkJoinTask.adapt(() -> 1);
        Thread one = new Thread(() -> task.isDone());
        one.start();
        task.join(); // HERE: deadlock
    }
}
