// heddle: check
// expect: violated race
// race: PoolTwoTasksRacy.counter
// Two tasks on two threads, without a lock.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolTwoTasksRacy {
    static int counter;

    static void work() {
        counter++; // HERE-ANY: race
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(PoolTwoTasksRacy::work);
        pool.execute(PoolTwoTasksRacy::work);
        pool.shutdown();
    }
}
