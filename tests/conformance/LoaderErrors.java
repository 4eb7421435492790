import java.io.*;

// Loaders that fail: not found, wrong class, null, exceptions of their own, errors on use.
public class LoaderErrors {
  public static class Needs { public static String use() { return new Missing().toString(); } public static boolean test(Object o) { return o instanceof Missing; } public static Object arr() { return new Missing[1]; } public static String caught() { try { return use(); } catch (NoClassDefFoundError e) { return "caught " + e.getMessage() + " / " + e.getCause(); } } }
  public static class Missing { }
  static class Own extends ClassLoader {
    final String how;
    Own(String how) { super(LoaderErrors.class.getClassLoader()); this.how = how; }
    @Override protected Class<?> loadClass(String name, boolean r) throws ClassNotFoundException {
      if (name.equals("LoaderErrors$Missing")) {
        switch (how) {
          case "absent": throw new ClassNotFoundException("gone: " + name);
          case "null": return null;
          case "wrong": return String.class;
          case "runtime": throw new IllegalStateException("loader broke");
          default: return super.loadClass(name, r);
        }
      }
      if (!name.equals("LoaderErrors$Needs")) return super.loadClass(name, r);
      Class<?> c = findLoadedClass(name);
      if (c != null) return c;
      try (InputStream in = LoaderErrors.class.getResourceAsStream("LoaderErrors$Needs.class")) { byte[] b = in.readAllBytes(); return defineClass(name, b, 0, b.length); } catch (IOException e) { throw new ClassNotFoundException(name); }
    }
  }
  public static void main(String[] a) throws Exception {
    for (String how : new String[] {"absent", "null", "runtime", "fine"}) {
      Class<?> c = new Own(how).loadClass("LoaderErrors$Needs");
      for (int i = 0; i < 2; i++)
        try { System.out.println(how + " " + c.getMethod("use").invoke(null).toString().startsWith("LoaderErrors$Missing@")); }
        catch (java.lang.reflect.InvocationTargetException e) { Throwable t = e.getCause(); System.out.println(how + " " + t.getClass().getName() + ": " + t.getMessage() + " / " + (t.getCause() == null ? null : t.getCause().getMessage())); }
      System.out.println(c.getMethod("test", Object.class).invoke(null, new Object[] {null}));
    }
    System.out.println(new Own("absent").loadClass("LoaderErrors$Needs").getMethod("caught").invoke(null));
    try { new Own("absent").loadClass("LoaderErrors$Missing"); } catch (ClassNotFoundException e) { System.out.println(e.getMessage()); }
    try { Class.forName("LoaderErrors$Missing", true, new Own("runtime")); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    try { Class.forName("", true, new Own("fine")); } catch (ClassNotFoundException e) { System.out.println("empty"); }
    try { new Own("fine").loadClass(null); } catch (NullPointerException e) { System.out.println("null"); }
  }
}
