// heddle: check
// expect: violated deadlock
// Nobody runs the task: a FutureTask is no thread.
import java.util.concurrent.FutureTask;

public class FutureTaskGetBroken {
    static volatile boolean wanted;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread one = new Thread(() -> {
            if (wanted) {
                task.run();
            }
        });
        one.start();
        wanted = true;
        task.get(); // HERE: deadlock
        one.join();
    }
}
