import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

// Exceptions that pass through handles: traces, nested catches, finally, checked ones.
public class HandleExceptions {
  static int depth(int n) throws Exception { if (n == 0) throw new java.io.IOException("bottom"); return depth(n - 1); }
  static int swallow(Exception e, int n) { return -n; }
  static int rethrow(Throwable t, int r, int n) throws Throwable { System.out.println("finally " + t + " " + r); return r + 1; }
  static int zero(ArithmeticException e, int a, int b) { return 0; }
  static int div(int a, int b) { return a / b; }
  static void trace(Throwable t) { for (StackTraceElement e : t.getStackTrace()) System.out.println("  " + e); }
  public static void main(String[] a) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodHandle d = l.findStatic(HandleExceptions.class, "depth", methodType(int.class, int.class));
    try { int r = (int) d.invokeExact(2); } catch (java.io.IOException e) { System.out.println(e.getMessage()); trace(e); }
    try { d.invokeWithArguments(1); } catch (java.io.IOException e) { trace(e); }
    try { MethodHandles.filterReturnValue(d, MethodHandles.identity(int.class)).asType(methodType(Object.class, Object.class)).invoke(1); } catch (java.io.IOException e) { trace(e); }
    MethodHandle c = MethodHandles.catchException(d, Exception.class, l.findStatic(HandleExceptions.class, "swallow", methodType(int.class, Exception.class, int.class)));
    System.out.println((int) c.invokeExact(5));
    MethodHandle f = MethodHandles.tryFinally(c, l.findStatic(HandleExceptions.class, "rethrow", methodType(int.class, Throwable.class, int.class, int.class)));
    System.out.println((int) f.invokeExact(3));
    MethodHandle div = l.findStatic(HandleExceptions.class, "div", methodType(int.class, int.class, int.class));
    MethodHandle safe = MethodHandles.catchException(div, ArithmeticException.class, l.findStatic(HandleExceptions.class, "zero", methodType(int.class, ArithmeticException.class, int.class, int.class)));
    System.out.println((int) safe.invokeExact(6, 3) + " " + (int) safe.invokeExact(6, 0));
    try { int x = (int) div.invokeExact(1, 0); } catch (ArithmeticException e) { System.out.println(e.getMessage()); trace(e); }
    try { Object o = MethodHandles.identity(Object.class).asType(methodType(Integer.class, Object.class)).invoke((Object) "s"); } catch (ClassCastException e) { System.out.println("cast"); }
    MethodHandle over = MethodHandles.catchException(d, RuntimeException.class, MethodHandles.dropArguments(MethodHandles.constant(int.class, 4), 0, RuntimeException.class));
    try { int r = (int) over.invokeExact(0); } catch (java.io.IOException e) { System.out.println("not caught " + e.getMessage()); }
    MethodHandle loop = MethodHandles.countedLoop(MethodHandles.constant(int.class, 3), null, l.findStatic(HandleExceptions.class, "body", methodType(void.class, int.class)));
    try { loop.invokeExact(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    try { recurse(l.findStatic(HandleExceptions.class, "recurse", methodType(void.class, MethodHandle.class))); } catch (StackOverflowError e) { System.out.println("overflow"); }
  }
  static void body(int i) { System.out.println("body " + i); if (i == 1) throw new IllegalStateException("enough"); }
  static void recurse(MethodHandle h) throws Throwable { h.invoke(h); }
}
