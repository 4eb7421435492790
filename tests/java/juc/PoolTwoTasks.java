// heddle: check
// expect: verified
// Two tasks on two threads, under a lock.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class PoolTwoTasks {
    static int counter;

    static synchronized void work() {
        counter++;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(PoolTwoTasks::work);
        pool.execute(PoolTwoTasks::work);
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.MINUTES)) {
            assert counter == 2;
        }
    }
}
