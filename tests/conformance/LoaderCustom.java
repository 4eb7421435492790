import java.io.*;
import java.util.*;

// Class loaders of the program: the same class twice, delegation, lookups by name, errors.
public class LoaderCustom {
  public interface Greeter { String greet(String who); }
  public static class Plugin implements Greeter {
    static int instances;
    static { System.out.println("initialise Plugin in " + (Plugin.class.getClassLoader() instanceof Own o ? o.tag : "app")); }
    private final Helper helper = new Helper();
    Plugin() { instances++; }
    public String greet(String who) { return helper.decorate("hello " + who) + " #" + instances + " " + new Helper[2].length; }
    enum Mood { GOOD, BAD }
    record Pair(int a, String b) {}
    public String rich() throws Exception {
      List<String> l = new ArrayList<>();
      for (Mood m : Mood.values()) l.add(m.name());
      Runnable r = () -> l.add("lambda " + helper.decorate("x"));
      r.run();
      l.add(new Pair(1, "p").toString());
      l.add("concat" + l.size() + helper);
      try { throw new PluginException("oops"); } catch (PluginException e) { l.add("caught " + e.getMessage()); }
      l.add(Class.forName("LoaderCustom$Helper").getClassLoader() == Plugin.class.getClassLoader() ? "same" : "other");
      l.add(Plugin.class.getDeclaredMethod("greet", String.class).invoke(this, "reflection").toString());
      l.add(Mood.class.getDeclaredField("GOOD").getType().getClassLoader() == getClass().getClassLoader() ? "type ok" : "type other");
      switch (Mood.GOOD) { case GOOD -> l.add("switched"); default -> l.add("?"); }
      return l.toString();
    }
  }
  public static class PluginException extends Exception { public PluginException(String s) { super(s); } }
  public static class Helper { public String decorate(String s) { return "<" + s + ">"; } public String toString() { return "helper"; } }
  public static class Own extends ClassLoader {
    public final String tag; final Set<String> mine; int asked;
    Own(String tag, ClassLoader parent, String... mine) { super(tag, parent); this.tag = tag; this.mine = Set.of(mine); }
    static byte[] bytes(String name) throws ClassNotFoundException {
      try (InputStream in = LoaderCustom.class.getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) throw new ClassNotFoundException(name);
        return in.readAllBytes();
      } catch (IOException e) { throw new ClassNotFoundException(name, e); }
    }
    @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      asked++;
      for (String m : mine) if (name.equals(m) || name.startsWith(m + "$")) {
        Class<?> c = findLoadedClass(name);
        if (c == null) { byte[] b = bytes(name); c = defineClass(name, b, 0, b.length); }
        return c;
      }
      return super.loadClass(name, resolve);
    }
    @Override protected Class<?> findClass(String name) throws ClassNotFoundException { System.out.println(tag + " cannot find " + name); throw new ClassNotFoundException(name + " by " + tag); }
    Class<?> define(String name, byte[] b) { return defineClass(name, b, 0, b.length); }
  }
  public static void main(String[] args) throws Throwable {
    ClassLoader app = LoaderCustom.class.getClassLoader();
    String plugin = "LoaderCustom$Plugin", helper = "LoaderCustom$Helper", exc = "LoaderCustom$PluginException", synthetic = "LoaderCustom$1";
    Own one = new Own("one", app, plugin, helper, exc, synthetic), two = new Own("two", app, plugin);
    Class<?> p1 = one.loadClass(plugin), p2 = two.loadClass(plugin);
    System.out.println((p1 == p2) + " " + (p1 == Plugin.class) + " " + p1.getName().equals(p2.getName()) + " " + (p1.getClassLoader() == one) + " " + p1.getClassLoader().getName() + " " + p1);
    var c1 = p1.getDeclaredConstructor(); c1.setAccessible(true);
    Greeter g1 = (Greeter) c1.newInstance();
    System.out.println(g1.greet("one"));
    try {
      var c2 = p2.getDeclaredConstructor(); c2.setAccessible(true);
      Greeter g2 = (Greeter) c2.newInstance();
      System.out.println(g2.greet("two"));
    } catch (Throwable t) { System.out.println(t.getClass().getName() + " " + (t.getCause() == null ? "" : t.getCause().getClass().getName())); }
    System.out.println(new Plugin().greet("app"));
    var rich = p1.getMethod("rich"); rich.setAccessible(true);
    System.out.println(rich.invoke(g1));
    System.out.println(p1.isInstance(new Plugin()) + " " + Plugin.class.isInstance(g1) + " " + Greeter.class.isInstance(g1));
    try { Plugin bad = (Plugin) (Object) g1; System.out.println(bad); } catch (ClassCastException e) { System.out.println("cannot cast"); }
    System.out.println(Class.forName(plugin, false, one) == p1);
    try { Class.forName("no.such.Thing", true, one); } catch (ClassNotFoundException e) { System.out.println(e.getMessage()); }
    try { one.define(plugin, Own.bytes(plugin)); } catch (LinkageError e) { System.out.println("duplicate " + e.getClass().getSimpleName()); }
    try { one.define("Wrong", Own.bytes(plugin)); } catch (NoClassDefFoundError e) { System.out.println(e.getMessage()); }
    try { one.define("X", new byte[] {1, 2, 3, 4, 5, 6, 7, 8}); } catch (ClassFormatError e) { System.out.println("format"); }
    try { one.define("java.lang.Evil", Own.bytes(plugin)); } catch (SecurityException e) { System.out.println(e.getMessage()); }
    System.out.println(one.loadClass("java.util.List") == List.class);
    System.out.println(one.getParent() == app);
    Object array = java.lang.reflect.Array.newInstance(p1, 2);
    System.out.println(array.getClass().getComponentType() == p1 ? array.getClass().getName() : "?");
    System.out.println(p1.getModule().isNamed() + " " + (p1.getModule() == one.getUnnamedModule()) + " " + p1.getNestHost().equals(LoaderCustom.class));
    System.out.println(p1.getDeclaredClasses().length + " " + p1.getPackageName().isEmpty());
    Thread.currentThread().setContextClassLoader(one);
    System.out.println(Thread.currentThread().getContextClassLoader() == one);
  }
}
