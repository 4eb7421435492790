// heddle: check
// expect: violated race
// race: SinglePoolRacy.data
// shutdown does not wait: the task may still be running when main reads.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SinglePoolRacy {
    static int data;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> data = 1); // HERE-ANY: race
        pool.shutdown();
        assert data >= 0; // HERE-ANY: race
    }
}
