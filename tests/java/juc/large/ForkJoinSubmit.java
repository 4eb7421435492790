// heddle: check
// expect: verified
// Actions before a submission happen before the task runs, also if a worker is already looking for tasks: the fields need not be final.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkJoinSubmit {
    static final class Task extends RecursiveTask<Integer> {
        int value;

        @Override
        protected Integer compute() {
            return value;
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        Task first = new Task();
        first.value = 1;
        pool.execute(first);
        Task second = new Task();
        second.value = 2;
        pool.execute(second);
        assert first.join() + second.join() == 3;
    }
}
