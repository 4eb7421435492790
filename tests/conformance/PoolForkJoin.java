// ForkJoinPool: tasks with and without result, counted completers, the common pool, exceptions, shutdown.
import java.util.Arrays;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;

public class PoolForkJoin {
    static final class Sum extends RecursiveTask<Long> {
        final int[] numbers;
        final int from, to;

        Sum(int[] numbers, int from, int to) {
            this.numbers = numbers;
            this.from = from;
            this.to = to;
        }

        @Override
        protected Long compute() {
            if (to - from <= 4) {
                long sum = 0;
                for (int i = from; i < to; i++) {
                    sum += numbers[i];
                }
                return sum;
            }
            int middle = (from + to) >>> 1;
            Sum left = new Sum(numbers, from, middle);
            left.fork();
            return new Sum(numbers, middle, to).compute() + left.join();
        }
    }

    static final class Fill extends RecursiveAction {
        final int[] numbers;
        final int from, to;

        Fill(int[] numbers, int from, int to) {
            this.numbers = numbers;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from <= 4) {
                for (int i = from; i < to; i++) {
                    numbers[i] = i * i;
                }
                return;
            }
            int middle = (from + to) >>> 1;
            invokeAll(new Fill(numbers, from, middle), new Fill(numbers, middle, to));
        }
    }

    static final class Counted extends CountedCompleter<Integer> {
        final int[] numbers;
        final int from, to;
        int result;
        Counted left, right;

        Counted(CountedCompleter<?> parent, int[] numbers, int from, int to) {
            super(parent);
            this.numbers = numbers;
            this.from = from;
            this.to = to;
        }

        @Override
        public void compute() {
            if (to - from > 4) {
                int middle = (from + to) >>> 1;
                setPendingCount(2);
                left = new Counted(this, numbers, from, middle);
                right = new Counted(this, numbers, middle, to);
                left.fork();
                right.fork();
            } else {
                for (int i = from; i < to; i++) {
                    result += numbers[i];
                }
            }
            tryComplete();
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            if (left != null) {
                result = left.result + right.result;
            }
        }

        @Override
        public Integer getRawResult() {
            return result;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] numbers = new int[32];
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.invoke(new Fill(numbers, 0, numbers.length));
        System.out.println(Arrays.toString(numbers));
        System.out.println(pool.submit(new Sum(numbers, 0, numbers.length)).get());
        System.out.println(new Counted(null, numbers, 0, numbers.length).invoke());
        System.out.println(ForkJoinPool.commonPool().invoke(new Sum(numbers, 0, numbers.length)));
        System.out.println(pool.submit(() -> 42).get());
        ForkJoinTask<?> bad = pool.submit(() -> {
            throw new IllegalStateException("boom");
        });
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getClass().getName() + " " + bad.isCompletedAbnormally());
        }
        System.out.println(ForkJoinTask.adapt(() -> "adapted").invoke());
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS) + " " + pool.isTerminated());
    }
}
