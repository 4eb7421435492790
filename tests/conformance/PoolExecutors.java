// ThreadPoolExecutor: futures, invokeAll and invokeAny, shutdown and shutdownNow, every rejection policy.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class PoolExecutors {
    static void fixed() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int number = i;
            tasks.add(() -> number * number);
        }
        int sum = 0;
        for (Future<Integer> square : pool.invokeAll(tasks)) {
            sum += square.get();
        }
        System.out.println(sum);
        Callable<Integer> five = () -> 5;
        System.out.println(pool.invokeAny(List.of(five)).intValue());
        Future<?> bad = pool.submit(() -> {
            throw new IllegalStateException("no");
        });
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.MINUTES) + " " + pool.isShutdown() + " " + pool.isTerminated());
        try {
            pool.submit(() -> {});
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
    }

    static void others() throws Exception {
        ExecutorService cached = Executors.newCachedThreadPool();
        System.out.println(cached.submit(() -> "cached").get());
        cached.shutdown();
        ExecutorService single = Executors.newSingleThreadExecutor();
        StringBuffer log = new StringBuffer();
        for (int i = 0; i < 3; i++) {
            int number = i;
            single.execute(() -> log.append(number));
        }
        single.submit(() -> {}).get();
        System.out.println(log);
        single.shutdown();
        ExecutorCompletionService<String> service = new ExecutorCompletionService<>(Runnable::run);
        service.submit(() -> "one");
        service.submit(() -> "two");
        System.out.println(service.take().get() + service.poll().get());
        FutureTask<Integer> task = new FutureTask<>(() -> 3);
        System.out.println(task.cancel(true) + " " + task.isCancelled());
    }

    static void now() throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<String> sleeping = pool.submit(() -> {
            started.countDown();
            try {
                Thread.sleep(100_000);
                return "slept";
            } catch (InterruptedException e) {
                return "interrupted";
            }
        });
        Future<String> queued = pool.submit(() -> "never");
        started.await();
        System.out.println(pool.shutdownNow().size() + " " + sleeping.get());
        try {
            queued.get(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout");
        }
    }

    static void rejections() throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1),
                new ThreadPoolExecutor.CallerRunsPolicy());
        CountDownLatch gate = new CountDownLatch(1);
        CountDownLatch inside = new CountDownLatch(1);
        pool.execute(() -> {
            inside.countDown();
            try {
                gate.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        inside.await();
        pool.execute(() -> System.out.println("discarded as the oldest"));
        pool.execute(() -> System.out.println("run by " + Thread.currentThread().getName()));
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.AbortPolicy());
        try {
            pool.execute(() -> {});
        } catch (RejectedExecutionException e) {
            System.out.println("aborted");
        }
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
        pool.execute(() -> System.out.println("discarded"));
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardOldestPolicy());
        pool.execute(() -> System.out.println("instead of the oldest"));
        System.out.println(pool.getPoolSize() + " " + pool.getQueue().size() + " " + pool.getActiveCount());
        gate.countDown();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(pool.getCompletedTaskCount() + " " + pool.getLargestPoolSize());
        System.out.println(pool.toString().replaceAll("@[0-9a-f]+", ""));
    }

    public static void main(String[] args) throws Exception {
        fixed();
        others();
        now();
        rejections();
    }
}
