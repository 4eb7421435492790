public class ThreadLocals {
  static final ThreadLocal<Integer> plain = ThreadLocal.withInitial(() -> 7);
  static final InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>() {
    @Override
    protected String childValue(String parent) {
      return parent + " of " + Thread.currentThread().getName();
    }
  };

  static String both() {
    return Thread.currentThread().getName() + ": " + plain.get() + ", " + inherited.get();
  }

  public static void main(String[] args) throws Exception {
    plain.set(8);
    inherited.set("heirloom");
    System.out.println(both());
    Thread child = new Thread(() -> {
      System.out.println(both());
      plain.set(9);
      inherited.set("changed");
      System.out.println(both());
      Thread grandchild = new Thread(() -> System.out.println(both()), "grandchild");
      grandchild.start();
      try {
        grandchild.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, "child");
    child.start();
    child.join();
    System.out.println(both());
    plain.remove();
    inherited.remove();
    System.out.println(both());
    Thread without = new Thread(null, () -> System.out.println(both()), "without", 0, false);
    inherited.set("again");
    without.start();
    without.join();
  }
}
