// Hooks also run when the last user thread ends by itself: threads of their own, after main and a worker that outlives it.
public class ShutdownHookNormalEnd {
  static final StringBuffer log = new StringBuffer();

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(() -> log.append("first "), "first");
    Thread removed = new Thread(() -> log.append("never "), "removed");
    Runtime.getRuntime().addShutdownHook(first);
    Runtime.getRuntime().addShutdownHook(removed);
    System.out.println(Runtime.getRuntime().removeShutdownHook(removed));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        first.join();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
      System.out.println(log + "second; daemon " + Thread.currentThread().isDaemon());
      try {
        Runtime.getRuntime().addShutdownHook(new Thread());
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      }
    }));
    try {
      Runtime.getRuntime().addShutdownHook(first);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    new Thread(() -> log.append("worker ")).start();
    System.out.println("main ends");
  }
}
