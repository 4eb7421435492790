// heddle: check
// expect: violated race
// race: ForkJoinSubmitRacy$Task.value
// The field is set after the task was submitted.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkJoinSubmitRacy {
    static final class Task extends RecursiveTask<Integer> {
        int value;

        @Override
        protected Integer compute() {
            return value; // HERE-ANY: race
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        Task task = new Task();
        pool.execute(task);
        task.value = 2; // HERE-ANY: race
        assert task.join() <= 2;
    }
}
