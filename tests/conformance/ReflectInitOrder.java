import java.lang.reflect.*;

// Which reflective operations initialise a class, and in which order.
public class ReflectInitOrder {
  static class Super { static { System.out.println("Super"); } static int inherited = 1; }
  static class Sub extends Super { static { System.out.println("Sub"); } static int x = 2; static final int CONST = 3; static final Integer BOXED = 4; int f; static void m() {} Sub() {} }
  interface I { int Z = print("I.Z"); default void d() {} }
  static class Impl implements I { static { System.out.println("Impl"); } }
  static int print(String s) { System.out.println(s); return 1; }
  static class One { static { System.out.println("One"); } static int v = 7; }
  static class Two { static { System.out.println("Two"); } static void call() { System.out.println("called"); } }
  static class Three { static { System.out.println("Three"); } }
  static class Four { static { System.out.println("Four"); } Four() { System.out.println("new Four"); } }
  static class Fail { static int v; static { if (true) throw new IllegalStateException("fails"); } static void m() {} }
  enum En { A; static { System.out.println("En"); } }
  public static void main(String[] a) throws Exception {
    Class<?> c = Sub.class;
    System.out.println("class literal");
    c.getDeclaredMethods(); c.getDeclaredFields(); c.getModifiers(); c.getDeclaredConstructors(); c.isInstance("x"); Array.newInstance(c, 2);
    System.out.println("queried");
    Field k = c.getDeclaredField("CONST");
    System.out.println("got field");
    System.out.println(k.get(null));
    Class.forName("ReflectInitOrder$Impl", false, ReflectInitOrder.class.getClassLoader());
    System.out.println("not initialised");
    Class.forName("ReflectInitOrder$Impl");
    System.out.println(One.class.getDeclaredField("v").getInt(null));
    Two.class.getDeclaredMethod("call").invoke(null);
    Three[] none = new Three[1];
    System.out.println("array of Three");
    none[0] = new Three();
    Four.class.getDeclaredConstructor().newInstance();
    System.out.println(En.class.getEnumConstants().length);
    for (int i = 0; i < 2; i++) try { Fail.class.getDeclaredMethod("m").invoke(null); } catch (Throwable t) { System.out.println(t + " / " + (t instanceof NoClassDefFoundError ? "" : t.getCause())); }
    try { Fail.class.getDeclaredField("v").get(null); } catch (Throwable t) { System.out.println(t.getClass()); }
    try { Class.forName("ReflectInitOrder$Fail"); } catch (Throwable t) { System.out.println(t.getClass()); }
  }
}
