// An uncaught exception ends main; the hooks run, and the status is that of the exception.
public class ShutdownHookUncaught {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    throw new IllegalStateException("main fails");
  }
}
