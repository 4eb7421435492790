// heddle: check
// expect: violated race
// race: ForkJoinSumRacy.sum
// The parts of a divided task add to one variable.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ForkJoinSumRacy {
    static int sum;

    static final class Part extends RecursiveAction {
        final int value;

        Part(int value) {
            this.value = value;
        }

        @Override
        protected void compute() {
            sum += value; // HERE-ANY: race
        }
    }

    public static void main(String[] args) {
        Part one = new Part(3);
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(one);
        new Part(4).invoke();
        one.join();
        pool.shutdown();
    }
}
