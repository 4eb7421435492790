// printStackTrace with exact line numbers, causes and common frames.
public class StackTrace {
    static void a(int n) {
        if (n == 0) {
            throw new IllegalArgumentException("deep");
        }
        a(n - 1);
    }

    StackTrace() {
        try {
            a(2);
        } catch (IllegalArgumentException e) {
            throw new RuntimeException("wrapped", e);
        }
    }

    static final class Inner {
        int value = compute();

        int compute() {
            return Integer
                .valueOf(1)
                / (value - value);
        }
    }

    public static void main(String[] args) {
        try {
            new StackTrace();
        } catch (RuntimeException e) {
            e.printStackTrace(System.out);
        }
        try {
            new Inner();
        } catch (ArithmeticException e) {
            e.printStackTrace(System.out);
        }
        Throwable t = new Throwable("no throw");
        t.addSuppressed(new Exception("suppressed"));
        t.printStackTrace(System.out);
        StackTraceElement top = t.getStackTrace()[0];
        System.out.println(top.getClassName() + " " + top.getMethodName() + " " + top.getFileName() + " " + top.getLineNumber());
    }
}
