import java.lang.invoke.*;

// What goes wrong with handles, and how it is said.
public class HandleErrors {
  interface Body { void run() throws Throwable; }
  static class Other { private int hidden; private static void no() {} private void inst() {} public static final int FIN = 3; int pkg; }
  static void attempt(String what, Body body) {
    try { body.run(); System.out.println(what + ": fine"); }
    catch (Throwable t) {
      String m = String.valueOf(t.getMessage());
      if (m.contains("@")) m = m.substring(0, m.indexOf('@'));
      System.out.println(what + ": " + t.getClass().getName() + ": " + m + (t.getCause() == null ? "" : " / " + t.getCause().getClass().getName()));
    }
  }
  static int plus(int a, int b) { return a + b; }
  static void fails() { throw new IllegalStateException("on purpose"); }
  public static void main(String[] args) {
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodHandles.Lookup p = MethodHandles.publicLookup();
    MethodType ii = MethodType.methodType(int.class, int.class, int.class);
    attempt("missing method", () -> l.findStatic(HandleErrors.class, "minus", ii));
    attempt("missing virtual", () -> l.findVirtual(String.class, "minus", ii));
    attempt("missing field", () -> l.findGetter(HandleErrors.class, "f", int.class));
    attempt("missing constructor", () -> l.findConstructor(HandleErrors.class, MethodType.methodType(void.class, int.class)));
    attempt("static as virtual", () -> l.findVirtual(HandleErrors.class, "plus", ii));
    attempt("virtual as static", () -> l.findStatic(String.class, "length", MethodType.methodType(int.class)));
    attempt("wrong type", () -> l.findStatic(HandleErrors.class, "plus", MethodType.methodType(long.class, int.class, int.class)));
    attempt("public lookup", () -> p.findStatic(HandleErrors.class, "plus", ii));
    attempt("private of another", () -> p.findStatic(Other.class, "no", MethodType.methodType(void.class)));
    attempt("final setter", () -> l.findStaticSetter(Other.class, "FIN", int.class));
    attempt("instance as static getter", () -> l.findStaticGetter(Other.class, "pkg", int.class));
    MethodHandle[] h = new MethodHandle[1];
    attempt("find", () -> h[0] = l.findStatic(HandleErrors.class, "plus", ii));
    attempt("inexact", () -> { Object o = h[0].invokeExact(1, 2); });
    attempt("inexact arguments", () -> { int o = (int) h[0].invokeExact(1); });
    attempt("arity", () -> { Object o = h[0].invoke(1); });
    attempt("cast", () -> { Object o = h[0].invoke((Object) "a", 2); });
    attempt("null unboxed", () -> { Object o = h[0].invoke((Object) null, 2); });
    attempt("arguments", () -> { Object o = h[0].invokeWithArguments(1, "b"); });
    attempt("arguments count", () -> { Object o = h[0].invokeWithArguments(1); });
    attempt("thrown", () -> l.findStatic(HandleErrors.class, "fails", MethodType.methodType(void.class)).invokeExact());
    attempt("asType", () -> h[0].asType(MethodType.methodType(int.class, int.class)));
    attempt("bindTo", () -> h[0].bindTo("x"));
    attempt("guard", () -> MethodHandles.guardWithTest(h[0], h[0], h[0]));
    attempt("null", () -> l.findStatic(null, "x", ii));
    attempt("init", () -> l.findVirtual(HandleErrors.class, "<init>", MethodType.methodType(void.class)));
    attempt("reflective", () -> MethodHandle.class.getMethod("invokeExact", Object[].class).invoke(h[0], (Object) new Object[] {1, 2}));
    attempt("null handle", () -> { MethodHandle n = null; n.invokeExact(); });
    attempt("null receiver", () -> { Object o = l.findVirtual(String.class, "length", MethodType.methodType(int.class)).invoke((String) null); });
  }
}
