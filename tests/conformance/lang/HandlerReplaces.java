// An uncaught exception handler replaces the report; the status is still 1.
// stderr: all
public class HandlerReplaces {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " died of " + e.getMessage()));
        throw new IllegalStateException("a reason");
    }
}
