// heddle: check
// expect: violated deadlock
// The shutdown is forgotten: the worker waits for its next task for ever, and the JVM with it.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SinglePoolBroken {
    static int data;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        data = 20;
        Future<Integer> answer = pool.submit(() -> data + 1);
        assert answer.get() == 21;
    }
}
