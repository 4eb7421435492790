// heddle: check
// expect: verified
// One task in a pool of one thread, waited for, and the pool shut down.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SinglePool {
    static int data;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        data = 20;
        Future<Integer> answer = pool.submit(() -> data + 1);
        assert answer.get() == 21;
        pool.shutdown();
    }
}
