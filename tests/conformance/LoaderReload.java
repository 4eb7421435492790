import java.io.*;
import java.util.*;

// A plugin that is loaded again and again: each loader has its own statics, monitors and interned nothing.
public class LoaderReload {
  public interface Counter { int next(); String origin(); }
  public static class Impl implements Counter {
    private static int count;
    private static final List<String> LOG = new ArrayList<>();
    static final String NAME = "const";
    static { LOG.add("made"); }
    public int next() { LOG.add("next"); return ++count; }
    public String origin() { return LOG.size() + NAME + getClass().getClassLoader().getName(); }
  }
  static class Child extends ClassLoader {
    static { ClassLoader.registerAsParallelCapable(); }
    Child(String name) { super(name, LoaderReload.class.getClassLoader()); }
    @Override public Class<?> loadClass(String name) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        if (!name.equals("LoaderReload$Impl")) return super.loadClass(name);
        Class<?> c = findLoadedClass(name);
        return c != null ? c : findClass(name);
      }
    }
    @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name + ".class")) {
        byte[] b = in.readAllBytes();
        return defineClass(name, b, 0, b.length);
      } catch (IOException e) { throw new ClassNotFoundException(name, e); }
    }
  }
  public static void main(String[] a) throws Exception {
    Set<Class<?>> all = new LinkedHashSet<>();
    for (int i = 0; i < 4; i++) {
      Child child = new Child("child" + i);
      Class<?> c = child.loadClass("LoaderReload$Impl");
      all.add(c);
      Counter k = (Counter) c.getDeclaredConstructor().newInstance();
      for (int n = 0; n < i; n++) k.next();
      System.out.println(k.next() + " " + k.origin() + " " + (c == child.loadClass("LoaderReload$Impl")) + child.isRegisteredAsParallelCapable());
    }
    all.add(Impl.class);
    System.out.println(all.size() + " " + new Impl().next());
    System.out.println(all.iterator().next().getDeclaredField("NAME").getDeclaringClass().getClassLoader().getName());
    Thread[] ts = new Thread[2];
    Child shared = new Child("shared");
    int[] sum = new int[1];
    for (int i = 0; i < 2; i++) ts[i] = new Thread(() -> { try { Counter k = (Counter) shared.loadClass("LoaderReload$Impl").getDeclaredConstructor().newInstance(); synchronized (sum) { sum[0] += k.next(); } } catch (Exception e) { throw new Error(e); } });
    for (Thread t : ts) { t.start(); t.join(); }
    System.out.println(sum[0]);
  }
}
