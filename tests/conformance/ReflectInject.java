import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

// What frameworks do: a container that wires fields and constructors, calls annotated methods in order, maps records and enums.
public class ReflectInject {
  @Retention(RetentionPolicy.RUNTIME) @interface Inject { String value() default ""; }
  @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface Test { int order() default 0; Class<? extends Throwable> expected() default None.class; class None extends Throwable {} }
  static class Repo { final Map<Integer, String> rows = new TreeMap<>(Map.of(1, "one", 2, "two")); }
  static class Service { @Inject private Repo repo; @Inject("greeting") private String greeting; String find(int id) { return greeting + " " + repo.rows.get(id); } }
  static class Controller { private final Service service; private int calls; @Inject Controller(Service s) { service = s; } String handle(int id) { calls++; return service.find(id) + " #" + calls; } }
  static class Container {
    final Map<Class<?>, Object> made = new LinkedHashMap<>(); final Map<String, Object> named = new HashMap<>();
    <T> T get(Class<T> c) throws Exception {
      if (made.containsKey(c)) return c.cast(made.get(c));
      Constructor<?> chosen = null;
      for (Constructor<?> k : c.getDeclaredConstructors()) if (chosen == null || k.isAnnotationPresent(Inject.class)) chosen = k;
      Object[] args = new Object[chosen.getParameterCount()];
      for (int i = 0; i < args.length; i++) args[i] = get(chosen.getParameterTypes()[i]);
      chosen.setAccessible(true);
      T t = c.cast(chosen.newInstance(args));
      for (Field f : c.getDeclaredFields()) { Inject in = f.getAnnotation(Inject.class); if (in == null) continue; f.setAccessible(true); f.set(t, in.value().isEmpty() ? get(f.getType()) : named.get(in.value())); }
      made.put(c, t);
      return t;
    }
  }
  static class Suite {
    @Test(order = 2) void second() { System.out.println("second"); }
    @Test(order = 1) void first() { System.out.println("first"); }
    @Test(order = 3, expected = IllegalStateException.class) void third() { throw new IllegalStateException("x"); }
    @Test(order = 4) void fourth() { throw new RuntimeException("unexpected"); }
    void notATest() { System.out.println("never"); }
  }
  enum Color { RED, GREEN }
  record Point(int x, double y, String label, Color color, List<Integer> more) {}
  static <T> T read(Class<T> c, Map<String, Object> values) throws Exception {
    RecordComponent[] cs = c.getRecordComponents();
    Class<?>[] types = new Class<?>[cs.length]; Object[] args = new Object[cs.length];
    for (int i = 0; i < cs.length; i++) { types[i] = cs[i].getType(); Object v = values.get(cs[i].getName()); args[i] = types[i].isEnum() ? Enum.valueOf((Class) types[i], (String) v) : v; }
    return c.getDeclaredConstructor(types).newInstance(args);
  }
  static String json(Object o) throws Exception {
    if (o == null || o instanceof Number) return String.valueOf(o);
    if (o instanceof String || o instanceof Enum<?>) return "\"" + o + "\"";
    if (o instanceof Collection<?> c) { StringJoiner j = new StringJoiner(",", "[", "]"); for (Object x : c) j.add(json(x)); return j.toString(); }
    StringJoiner j = new StringJoiner(",", "{", "}");
    for (RecordComponent r : o.getClass().getRecordComponents()) { Method m = r.getAccessor(); m.setAccessible(true); j.add("\"" + r.getName() + "\":" + json(m.invoke(o))); }
    return j.toString();
  }
  public static void main(String[] a) throws Exception {
    Container k = new Container();
    k.named.put("greeting", "row");
    Controller c = k.get(Controller.class);
    System.out.println(c.handle(1) + ", " + k.get(Controller.class).handle(2) + ", " + k.made.size());
    Object suite = Suite.class.getDeclaredConstructor().newInstance();
    Method[] tests = Arrays.stream(Suite.class.getDeclaredMethods()).filter(m -> m.isAnnotationPresent(Test.class)).sorted(Comparator.comparingInt(m -> m.getAnnotation(Test.class).order())).toArray(Method[]::new);
    for (Method m : tests) {
      try { m.invoke(suite); System.out.println("ok " + m.getName()); }
      catch (InvocationTargetException e) { System.out.println((m.getAnnotation(Test.class).expected().isInstance(e.getCause()) ? "ok " : "FAILED ") + m.getName() + " " + e.getCause()); }
    }
    Point p = read(Point.class, Map.of("x", 1, "y", 2.5, "label", "here", "color", "GREEN", "more", List.of(7, 8)));
    System.out.println(p + " " + json(p));
  }
}
