// CompletableFuture: stages, asynchronous ones, failures, time-outs, cancellation, an executor of one's own.
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class PoolCompletableFutures {
    static void values() throws Exception {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 20);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 22);
        System.out.println(a.thenCombine(b, Integer::sum).get());
        System.out.println(a.thenApplyAsync(x -> x + 1).thenCompose(x -> CompletableFuture.supplyAsync(() -> x * 2)).join());
        CompletableFuture<Void> all = CompletableFuture.allOf(a, b);
        all.get();
        System.out.println(all.isDone());
        System.out.println(CompletableFuture.anyOf(CompletableFuture.completedFuture("now")).get());
        System.out.println(a.applyToEither(new CompletableFuture<Integer>(), x -> x).join());
        System.out.println(a.acceptEither(b, x -> {}).join());
        a.runAfterBoth(b, () -> System.out.println("both")).join();
        StringBuffer log = new StringBuffer();
        CompletableFuture.runAsync(() -> log.append("r")).thenRun(() -> log.append("t"))
                .thenAcceptAsync(v -> log.append("a")).whenComplete((v, t) -> log.append("w")).join();
        System.out.println(log);
    }

    static void failures() throws Exception {
        CompletableFuture<Integer> bad = CompletableFuture.supplyAsync(() -> {
            throw new IllegalArgumentException("bad");
        });
        System.out.println(bad.exceptionally(t -> {
            System.out.println(t.getClass().getSimpleName() + " " + t.getCause().getMessage());
            return -1;
        }).join());
        System.out.println(bad.handle((v, t) -> v == null ? "handled" : "value").join());
        try {
            bad.join();
        } catch (CompletionException e) {
            System.out.println(e.getMessage());
        }
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage());
        }
        CompletableFuture<String> cancelled = new CompletableFuture<>();
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled());
        try {
            cancelled.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        System.out.println(CompletableFuture.failedFuture(new RuntimeException("f")).isCompletedExceptionally());
    }

    static void timeouts() throws Exception {
        try {
            new CompletableFuture<String>().orTimeout(10, TimeUnit.MILLISECONDS).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause());
        }
        System.out.println(new CompletableFuture<String>().completeOnTimeout("late", 5, TimeUnit.MILLISECONDS).get());
        try {
            new CompletableFuture<String>().get(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout");
        }
        System.out.println(CompletableFuture.supplyAsync(() -> "delayed",
                CompletableFuture.delayedExecutor(3, TimeUnit.MILLISECONDS)).join());
    }

    public static void main(String[] args) throws Exception {
        values();
        failures();
        timeouts();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        System.out.println(CompletableFuture.supplyAsync(() -> Thread.currentThread().getName().startsWith("pool-"), pool).get());
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.SECONDS));
    }
}
