// An uncaught exception that goes through a lambda, a constructor, a static initialiser: exit status and stderr.
// stderr: all
public class UncaughtLambdaInit {
    static class Holder {
        static final int V;

        static {
            Runnable r = () -> {
                throw new ArithmeticException("in initialiser");
            };
            r.run();
            V = 1;
        }

        Holder() {}
    }

    public static void main(String[] args) {
        System.out.println("start");
        new Holder();
    }
}
