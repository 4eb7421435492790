// expect: verified
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
 * Two tasks of a pool keep an audit trail: a SimpleDateFormat per thread, one queue of lines, one atomic count per user.
 * Every record is there at the end, in whatever order it came.
 */
public class AuditTrail {
    private static final ThreadLocal<SimpleDateFormat> STAMP =
        ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy-MM-dd HH:mm"));
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final ConcurrentMap<String, Integer> perUser = new ConcurrentHashMap<>();

    void record(String user, long when) {
        perUser.merge(user, 1, Integer::sum);
        lines.add(STAMP.get().format(new Date(when)) + " " + user);
    }

    public static void main(String[] args) throws Exception {
        AuditTrail audit = new AuditTrail();
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
        assert audit.perUser.get("ann") == 2;
    }
}
