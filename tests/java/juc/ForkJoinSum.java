// heddle: check
// expect: verified
// One fork, one join, in a pool of one worker.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkJoinSum {
    static final class Sum extends RecursiveTask<Integer> {
        final int[] numbers;
        final int from, to;

        Sum(int[] numbers, int from, int to) {
            this.numbers = numbers;
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from == 1) {
                return numbers[from];
            }
            int middle = (from + to) / 2;
            Sum left = new Sum(numbers, from, middle);
            left.fork();
            return new Sum(numbers, middle, to).compute() + left.join();
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        assert pool.invoke(new Sum(new int[] {3, 4}, 0, 2)) == 7;
        pool.shutdown();
    }
}
