import java.lang.reflect.*;
import java.util.*;

// Dynamic proxies: several interfaces, object methods, defaults, exceptions, generics.
public class ReflectProxies {
  interface Shape { double area(int scale); default String label() { return "label " + area(1); } }
  public interface Named { String name(); void rename(String s) throws java.io.IOException; long[] numbers(byte b, char c, double d); }
  public static void main(String[] a) throws Throwable {
    List<String> log = new ArrayList<>();
    InvocationHandler h = (p, m, args) -> {
      log.add(m.getDeclaringClass().getSimpleName() + "." + m.getName() + (args == null ? "" : Arrays.toString(args)));
      return switch (m.getName()) {
        case "area" -> 2.5 * (Integer) args[0];
        case "name" -> "proxy";
        case "rename" -> { if (args[0] == null) throw new java.io.IOException("no name"); if (args[0].equals("bad")) throw new Exception("undeclared"); if (args[0].equals("rt")) throw new IllegalStateException("runtime"); yield null; }
        case "numbers" -> new long[] {(Byte) args[0], (Character) args[1]};
        case "toString" -> "P!";
        case "hashCode" -> 42;
        case "equals" -> p == args[0];
        case "label" -> InvocationHandler.invokeDefault(p, m, args);
        default -> throw new AssertionError(m);
      };
    };
    Object o = Proxy.newProxyInstance(ReflectProxies.class.getClassLoader(), new Class<?>[] {Named.class, Comparable.class}, h);
    Named n = (Named) o;
    System.out.println(n.name() + n + n.hashCode() + n.equals(n) + n.equals("x") + Arrays.toString(n.numbers((byte) 3, 'x', 1.5)));
    n.rename("fine");
    for (String s : new String[] {null, "bad", "rt"}) try { n.rename(s); } catch (Exception e) { System.out.println(e.getClass().getName() + " " + e.getMessage() + " " + e.getCause()); }
    try { ((Comparable<Object>) o).compareTo("x"); } catch (AssertionError e) { System.out.println("assertion " + e.getMessage()); }
    Shape s = (Shape) Proxy.newProxyInstance(ReflectProxies.class.getClassLoader(), new Class<?>[] {Shape.class}, h);
    System.out.println(s.area(4) + s.label());
    System.out.println(Proxy.isProxyClass(o.getClass()) + " " + (Proxy.getInvocationHandler(o) == h) + " " + Modifier.toString(o.getClass().getModifiers()) + Arrays.toString(o.getClass().getInterfaces()) + o.getClass().getSuperclass());
    System.out.println(o.getClass() == Proxy.newProxyInstance(ReflectProxies.class.getClassLoader(), new Class<?>[] {Named.class, Comparable.class}, h).getClass());
    Object wrong = Proxy.newProxyInstance(ReflectProxies.class.getClassLoader(), new Class<?>[] {Shape.class}, (p, m, x) -> "not a double");
    try { ((Shape) wrong).area(1); } catch (ClassCastException e) { System.out.println("class cast"); }
    Object nul = Proxy.newProxyInstance(ReflectProxies.class.getClassLoader(), new Class<?>[] {Shape.class}, (p, m, x) -> null);
    try { ((Shape) nul).area(1); } catch (NullPointerException e) { System.out.println("null"); }
    try { Proxy.newProxyInstance(ReflectProxies.class.getClassLoader(), new Class<?>[] {String.class}, h); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    try { Proxy.getInvocationHandler("x"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    log.forEach(System.out::println);
  }
}
