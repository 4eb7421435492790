// ScheduledThreadPoolExecutor and Timer: the order of delays, repetition, cancellation, failures, shutdown.
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolScheduled {
    static void pool() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        StringBuffer log = new StringBuffer();
        ScheduledFuture<Integer> later = pool.schedule(() -> {
            log.append("b");
            return 7;
        }, 60, TimeUnit.MILLISECONDS);
        pool.schedule(() -> log.append("a"), 5, TimeUnit.MILLISECONDS);
        System.out.println(later.get() + " " + log);
        CountDownLatch three = new CountDownLatch(3);
        AtomicInteger count = new AtomicInteger();
        ScheduledFuture<?> repeated = pool.scheduleAtFixedRate(() -> {
            count.incrementAndGet();
            three.countDown();
        }, 1, 2, TimeUnit.MILLISECONDS);
        three.await();
        repeated.cancel(false);
        System.out.println((count.get() >= 3) + " " + repeated.isCancelled());
        CountDownLatch two = new CountDownLatch(2);
        ScheduledFuture<?> spaced = pool.scheduleWithFixedDelay(two::countDown, 0, 1, TimeUnit.MILLISECONDS);
        two.await();
        System.out.println(spaced.cancel(true));
        ScheduledFuture<?> failing = pool.scheduleAtFixedRate(() -> {
            throw new IllegalStateException("once");
        }, 0, 1, TimeUnit.MILLISECONDS);
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getMessage());
        }
        ScheduledFuture<?> never = pool.schedule(() -> System.out.println("never"), 1, TimeUnit.HOURS);
        System.out.println(never.getDelay(TimeUnit.MINUTES) > 50);
        System.out.println(pool.shutdownNow().contains(never));
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS));
        try {
            pool.schedule(() -> {}, 1, TimeUnit.SECONDS);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
    }

    static TimerTask task(Runnable action) {
        return new TimerTask() {
            @Override
            public void run() {
                action.run();
            }
        };
    }

    static void timer() throws Exception {
        Timer timer = new Timer("timer", false);
        CountDownLatch done = new CountDownLatch(2);
        StringBuffer log = new StringBuffer();
        timer.schedule(task(() -> {
            log.append("2");
            done.countDown();
        }), 60);
        timer.schedule(task(() -> {
            log.append("1");
            done.countDown();
        }), 5);
        TimerTask cancelled = task(() -> log.append("X"));
        timer.schedule(cancelled, 30);
        System.out.println(cancelled.cancel());
        done.await();
        System.out.println(log);
        CountDownLatch repeated = new CountDownLatch(3);
        timer.scheduleAtFixedRate(task(repeated::countDown), 1, 2);
        repeated.await();
        timer.cancel();
        try {
            timer.schedule(task(() -> {}), 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        new Timer(true).schedule(task(() -> System.out.println("never")), 1_000_000);
    }

    public static void main(String[] args) throws Exception {
        pool();
        timer();
        System.out.println("end");
    }
}
