// Assertions are enabled: messages of all types, evaluation only on failure, setDefaultAssertionStatus, desiredAssertionStatus.
public class AssertionStatus {
    static int evaluated;

    static String message() {
        evaluated++;
        return "evaluated";
    }

    static void fails(Runnable r) {
        try {
            r.run();
            System.out.println("passed");
        } catch (AssertionError e) {
            System.out.println(e.getMessage() + " cause " + e.getCause());
        }
    }

    public static void main(String[] args) {
        System.out.println(AssertionStatus.class.desiredAssertionStatus());
        fails(() -> {
            assert 1 + 1 == 2 : message();
        });
        System.out.println(evaluated);
        fails(() -> {
            assert false : message();
        });
        fails(() -> {
            assert false;
        });
        fails(() -> {
            assert false : 42;
        });
        fails(() -> {
            assert false : 4.5;
        });
        fails(() -> {
            assert false : 'c';
        });
        fails(() -> {
            assert false : 5L;
        });
        fails(() -> {
            assert false : null;
        });
        fails(() -> {
            assert false : new RuntimeException("inner");
        });
        fails(() -> {
            throw new AssertionError(true);
        });
        fails(() -> {
            throw new AssertionError("with", new Exception("c"));
        });
        boolean side = false;
        assert side = true;
        System.out.println(side);
    }
}
