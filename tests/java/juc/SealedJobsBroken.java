// expect: violated exception CompletionException
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Jobs of a sealed type, one of which fails. allOf fails with it, and join throws in main, which does not expect it.
 * The pool is not shut down then.
 */
public class SealedJobsBroken {
    sealed interface Job permits Add, Fail {}
    record Add(int a, int b) implements Job {}
    record Fail(String why) implements Job {}

    static int run(Job job) {
        if (job instanceof Add add) return add.a() + add.b();
        if (job instanceof Fail fail) throw new IllegalStateException(fail.why());
        throw new AssertionError();
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<CompletableFuture<Integer>> all = Stream.of(new Add(1, 2), new Fail("no"))
            .map(job -> CompletableFuture.supplyAsync(() -> run(job), pool))
            .collect(Collectors.toList());
        CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).join();
        String text = all.stream().map(CompletableFuture::join).map(String::valueOf).collect(Collectors.joining(","));
        assert text.equals("3,-1");
        pool.shutdown();
    }
}
