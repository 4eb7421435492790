// heddle: check
// expect: violated exception IllegalStateException
// An exception in a task that was given to execute (not submit) is thrown in the worker, which dies of it.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolWorkerDiesBroken {
    static void work() {
        throw new IllegalStateException(); // HERE: exception
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(PoolWorkerDiesBroken::work);
        pool.shutdown();
    }
}
