import java.lang.reflect.*;
import java.util.*;

// Calls, fields and constructors through reflection; conversions; access checks; exceptions.
public class ReflectAccess {
  interface Body { Object run() throws Exception; }
  static void attempt(String what, Body b) {
    try { System.out.println(what + " = " + b.run()); }
    catch (InvocationTargetException e) { System.out.println(what + " ! target " + e.getCause() + " " + e.getMessage()); }
    catch (Throwable e) { System.out.println(what + " ! " + e.getClass().getName() + ": " + (e.getMessage() == null ? null : e.getMessage().replaceAll("@[0-9a-f]+", "@"))); }
  }
  static class T {
    private int i = 1; long j = 2; float f = 3; double d = 4; boolean z; byte b; char c = 'x'; short s; String str = "s"; final int fin = 9; static final int SFIN = 10; static int st = 11; static long sj; private final String name;
    T() { name = "default"; }
    private T(String n) { name = n; }
    protected T(int... xs) { name = Arrays.toString(xs); }
    private static String hidden(int a, long b) { return "hidden" + a + b; }
    String over(Object o) { return "object"; }
    String over(String o) { return "string"; }
    int prim(byte b, char c, short s, boolean z, float f, double d) { return (int) (b + c + s + (z ? 1 : 0) + f + d); }
    void boom() { throw new IllegalStateException("boom"); }
    void checked() throws java.io.IOException { throw new java.io.IOException("io"); }
    public String toString() { return "T(" + name + ")"; }
  }
  static class U extends T { String over(Object o) { return "u-object"; } }
  static abstract class Abs { }
  public static void main(String[] args) throws Exception {
    T t = new T();
    for (String n : "i j f d z b c s str fin SFIN st".split(" ")) {
      Field x = T.class.getDeclaredField(n);
      attempt(n, () -> x.get(t) + ":" + x.getType());
    }
    Field i = T.class.getDeclaredField("i"), j = T.class.getDeclaredField("j"), d = T.class.getDeclaredField("d"), str = T.class.getDeclaredField("str"), fin = T.class.getDeclaredField("fin"), sf = T.class.getDeclaredField("SFIN"), st = T.class.getDeclaredField("st"), c = T.class.getDeclaredField("c");
    attempt("set int", () -> { i.setInt(t, 5); return t.i; });
    attempt("set byte into int", () -> { i.setByte(t, (byte) 6); return t.i; });
    attempt("set boxed", () -> { i.set(t, (short) 7); return t.i; });
    attempt("set int into long", () -> { j.setInt(t, 8); return t.j; });
    attempt("set char into double", () -> { d.setChar(t, 'a'); return t.d; });
    attempt("set long into int", () -> { i.setLong(t, 8); return t.i; });
    attempt("set wrong", () -> { str.set(t, 3); return t.str; });
    attempt("set null prim", () -> { i.set(t, null); return t.i; });
    attempt("get int as long", () -> i.getLong(t));
    attempt("get char as int", () -> c.getInt(t));
    attempt("get int as short", () -> i.getShort(t));
    attempt("final", () -> { fin.setInt(t, 1); return t.fin; });
    fin.setAccessible(true);
    attempt("final accessible", () -> { fin.setInt(t, 1); return fin.getInt(t); });
    sf.setAccessible(true);
    attempt("static final", () -> { sf.setInt(null, 1); return sf.get(null); });
    attempt("static", () -> { st.set(null, 12); return T.st; });
    attempt("null receiver", () -> i.get(null));
    attempt("wrong receiver", () -> i.get("x"));
    Method hidden = T.class.getDeclaredMethod("hidden", int.class, long.class), obj = T.class.getDeclaredMethod("over", Object.class), prim = T.class.getDeclaredMethod("prim", byte.class, char.class, short.class, boolean.class, float.class, double.class);
    attempt("static", () -> hidden.invoke(null, 1, 2));
    attempt("static widened", () -> hidden.invoke("ignored", (byte) 1, 'a'));
    attempt("virtual", () -> obj.invoke(new U(), "x") + "" + obj.invoke(t, "x"));
    attempt("prims", () -> prim.invoke(t, (byte) 1, 'a', (short) 2, true, 1.5f, 2));
    attempt("count", () -> hidden.invoke(null, 1));
    attempt("type", () -> hidden.invoke(null, 1, "2"));
    attempt("null argument", () -> hidden.invoke(null, 1, null));
    attempt("receiver", () -> obj.invoke("x", "x"));
    attempt("no receiver", () -> obj.invoke(null, "x"));
    attempt("boom", () -> T.class.getDeclaredMethod("boom").invoke(t));
    attempt("checked", () -> T.class.getDeclaredMethod("checked").invoke(t));
    attempt("new", () -> T.class.getDeclaredConstructor().newInstance());
    attempt("new private", () -> T.class.getDeclaredConstructor(String.class).newInstance("n"));
    attempt("new varargs", () -> T.class.getDeclaredConstructor(int[].class).newInstance(new int[] {1, 2}));
    attempt("new abstract", () -> Abs.class.getDeclaredConstructor().newInstance());
    attempt("new enum", () -> Thread.State.class.getDeclaredConstructors()[0].newInstance("X", 3));
    attempt("new interface", () -> Runnable.class.getDeclaredConstructor());
    attempt("private jdk field", () -> { Field v = String.class.getDeclaredField("hash"); return v.getInt("x"); });
    attempt("private jdk accessible", () -> { Field v = Integer.class.getDeclaredField("value"); v.setAccessible(true); return v.getInt(5); });
    attempt("private jdk trySet", () -> { Field v = String.class.getDeclaredField("hash"); return v.trySetAccessible(); });
    attempt("private jdk method", () -> String.class.getDeclaredMethod("isLatin1").invoke("x"));
    attempt("canAccess", () -> i.canAccess(t) + " " + hidden.canAccess(null));
    attempt("private of other", () -> Other.peek());
    attempt("Class.newInstance", () -> Class.forName("ReflectAccess$T").getDeclaredConstructor().newInstance());
    attempt("forName missing", () -> Class.forName("does.not.Exist"));
    attempt("forName array", () -> Class.forName("[[I") + " " + Class.forName("[Ljava.lang.String;"));
    attempt("forName no init", () -> Class.forName("ReflectAccess$Noisy", false, ReflectAccess.class.getClassLoader()).getSimpleName());
    attempt("forName init", () -> Class.forName("ReflectAccess$Noisy").getSimpleName());
    attempt("forName broken", () -> Class.forName("ReflectAccess$Broken"));
    attempt("array", () -> { Object a = Array.newInstance(int.class, 3); Array.setInt(a, 1, 5); Array.set(a, 2, (byte) 6); return Array.getLength(a) + Arrays.toString((int[]) a) + Array.getLong(a, 1); });
    attempt("array multi", () -> Arrays.deepToString((Object[]) Array.newInstance(String.class, 2, 2)));
    attempt("array wrong", () -> { Array.set(new int[1], 0, "x"); return 0; });
    attempt("array bounds", () -> Array.get(new int[1], 1));
    attempt("array none", () -> Array.getLength("x"));
  }
  static class Noisy { static { System.out.println("noisy"); } }
  static class Broken { static { if (true) throw new RuntimeException("init"); } }
}
class Other {
  static Object peek() throws Exception {
    Field f = ReflectAccess.T.class.getDeclaredField("i");
    return f.get(new ReflectAccess.T());
  }
}
