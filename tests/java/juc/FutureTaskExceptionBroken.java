// heddle: check
// expect: violated assertion
// Nobody asks for the result, so nobody hears of the exception: the work was not done.
import java.util.concurrent.FutureTask;

public class FutureTaskExceptionBroken {
    static int done;

    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> {
            done = Integer.parseInt("one");
            return done;
        });
        Thread one = new Thread(task);
        one.start();
        one.join();
        assert done == 1; // HERE: assertion
    }
}
