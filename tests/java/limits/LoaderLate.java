// expect: inconclusive defineClass by a class loader of the program
// Loading is no part of a path: a class loader of the program that defines classes after the search has begun (here
// two threads race for it) cannot be followed.
import java.io.*;
public class LoaderLate {
  public static class P implements Runnable { public void run() { System.out.println("ran"); } }
  public static class Q { }
  static class Own extends ClassLoader {
    Own() { super(LoaderLate.class.getClassLoader()); }
    protected Class<?> loadClass(String name, boolean r) throws ClassNotFoundException {
      if (!name.startsWith("LoaderLate$")) return super.loadClass(name, r);
      Class<?> c = findLoadedClass(name);
      if (c != null) return c;
      try (InputStream in = LoaderLate.class.getResourceAsStream(name + ".class")) { byte[] b = in.readAllBytes(); return defineClass(name, b, 0, b.length); } catch (IOException e) { throw new ClassNotFoundException(name); }
    }
  }
  public static void main(String[] a) throws Exception {
    boolean late = true;
    Own own = new Own();
    Runnable r = late ? null : (Runnable) own.loadClass("LoaderLate$P").getDeclaredConstructor().newInstance();
    Runnable body = () -> { try { Runnable x = late ? (Runnable) own.loadClass("LoaderLate$P").getDeclaredConstructor().newInstance() : r; x.run(); } catch (Exception e) { throw new AssertionError(e); } };
    Thread s = new Thread(body), t = new Thread(body);
    s.start(); t.start(); s.join(); t.join();
  }
}
