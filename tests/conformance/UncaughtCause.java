// stderr: all
// An uncaught exception with a cause and a suppressed exception.
public class UncaughtCause {
    static class Failure extends RuntimeException {
        private static final long serialVersionUID = 1;

        Failure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static void low() {
        throw new UnsupportedOperationException();
    }

    public static void main(String[] args) {
        try {
            low();
        } catch (UnsupportedOperationException e) {
            Failure f = new Failure("high", e);
            f.addSuppressed(new RuntimeException("aside"));
            throw f;
        } finally {
            System.out.println("finally first");
        }
    }
}
