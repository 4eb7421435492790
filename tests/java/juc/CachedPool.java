// heddle: check
// expect: verified
// reality: not (it takes a minute)
// A cached pool whose shutdown is forgotten ends by itself: its idle workers go after a minute.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CachedPool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        assert pool.submit(() -> 1).get() == 1;
    }
}
