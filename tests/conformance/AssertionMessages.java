// assert with and without a message; assertions are enabled.
public class AssertionMessages {
    static boolean evaluated;

    static String message() {
        evaluated = true;
        return "built";
    }

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (AssertionError e) {
            System.out.println(e + " | " + e.getMessage() + " | " + e.getCause());
        }
    }

    public static void main(String[] args) {
        int x = 5;
        attempt(() -> {
            assert x > 3 : message();
        });
        System.out.println(evaluated);
        attempt(() -> {
            assert x < 3;
        });
        attempt(() -> {
            assert x < 3 : message();
        });
        attempt(() -> {
            assert x < 3 : 42;
        });
        attempt(() -> {
            assert x < 3 : new IllegalStateException("cause");
        });
        attempt(() -> {
            assert x < 3 : 'c';
        });
        attempt(() -> {
            assert x < 3 : null;
        });
        System.out.println(AssertionMessages.class.desiredAssertionStatus());
    }
}
