// expect: violated assertion
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * An audit trail whose count is read and written in two calls of an atomic map. Steps: both tasks read 0, both put 1.
 */
public class AuditTrailBroken {
    private static final ThreadLocal<SimpleDateFormat> STAMP =
        ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy-MM-dd HH:mm"));
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final ConcurrentMap<String, Integer> perUser = new ConcurrentHashMap<>();

    void record(String user, long when) {
        perUser.put(user, perUser.getOrDefault(user, 0) + 1);
        lines.add(STAMP.get().format(new Date(when)) + " " + user);
    }

    public static void main(String[] args) throws Exception {
        AuditTrailBroken audit = new AuditTrailBroken();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> first = pool.submit(() -> audit.record("ann", 0));
        Future<?> second = pool.submit(() -> audit.record("ann", 60_000));
        first.get();
        second.get();
        pool.shutdown();
        List<String> all = new ArrayList<>();
        audit.lines.drainTo(all);
        Collections.sort(all);
        assert all.equals(List.of("1970-01-01 00:00 ann", "1970-01-01 00:01 ann"));
        assert audit.perUser.get("ann") == 2; // HERE: assertion
    }
}
