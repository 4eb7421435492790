import java.util.*;
import java.util.stream.*;

// StackWalker in all its modes; Thread.getStackTrace; traces of exceptions with causes and suppressed ones.
public class WalkerFrames {
  static List<String> plain() { return StackWalker.getInstance().walk(s -> s.map(f -> f.getClassName() + "." + f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.toList())); }
  static int recurse(int n) { return n == 0 ? (int) (long) StackWalker.getInstance().walk(s -> s.count()) : recurse(n - 1); }
  static String limited(int n) { return n == 0 ? StackWalker.getInstance().walk(s -> s.limit(3).map(StackWalker.StackFrame::getMethodName).collect(Collectors.joining(","))) : limited(n - 1); }
  static Class<?> caller() { return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass(); }
  static class Nested { static Class<?> ask() { return caller(); } static Object reflectively() throws Exception { return WalkerFrames.class.getDeclaredMethod("caller").invoke(null); } }
  public static List<String> viaReflection() { return StackWalker.getInstance(Set.of(StackWalker.Option.SHOW_REFLECT_FRAMES)).walk(s -> s.map(f -> f.getClassName() + "." + f.getMethodName()).collect(Collectors.toList())); }
  public static List<String> hiding() { return plain(); }
  static void thrower(int n) { if (n == 0) throw new IllegalStateException("deep"); thrower(n - 1); }
  interface Walk { List<String> go(); }
  public static void main(String[] args) throws Throwable {
    System.out.println(plain());
    System.out.println(recurse(0) + " " + recurse(5) + " " + recurse(40) + " " + recurse(200));
    System.out.println(limited(10));
    System.out.println(Nested.ask() + " " + Nested.reflectively() + " " + caller());
    Walk w = () -> plain();
    System.out.println(w.go());
    Walk ref = WalkerFrames::plain;
    System.out.println(ref.go());
    System.out.println(WalkerFrames.class.getMethod("hiding").invoke(null));
    System.out.println(WalkerFrames.class.getMethod("viaReflection").invoke(null));
    StackWalker full = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    full.forEach(f -> System.out.println(f + " " + f.getDeclaringClass() + f.getMethodType() + f.getDescriptor() + f.isNativeMethod() + f.getFileName() + (f.getByteCodeIndex() >= 0) + f.toStackTraceElement()));
    System.out.println(StackWalker.getInstance().walk(s -> s.skip(1).findFirst()).isPresent());
    try { StackWalker.getInstance().getCallerClass(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
    try { StackWalker.getInstance().walk(s -> s.peek(f -> { throw new RuntimeException("inside"); }).count() + s.toList().size()); } catch (RuntimeException e) { System.out.println(e.getMessage()); }
    var kept = StackWalker.getInstance().walk(s -> s);
    try { kept.count(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    System.out.println(Arrays.toString(Thread.currentThread().getStackTrace()));
    var mh = java.lang.invoke.MethodHandles.lookup().findStatic(WalkerFrames.class, "plain", java.lang.invoke.MethodType.methodType(List.class));
    System.out.println((List<?>) mh.invoke());
    try { thrower(3); } catch (IllegalStateException e) {
      System.out.println(Arrays.toString(e.getStackTrace()));
      RuntimeException outer = new RuntimeException("outer", e);
      outer.addSuppressed(new Error("suppressed"));
      java.io.StringWriter s = new java.io.StringWriter();
      outer.printStackTrace(new java.io.PrintWriter(s));
      System.out.println(s);
      e.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "A.java", 3), new StackTraceElement("app", "mod", "1.0", "C", "d", null, -2)});
      System.out.println(Arrays.toString(e.getStackTrace()));
      StackTraceElement t = outer.getStackTrace()[0];
      System.out.println(t.getClassName() + t.getMethodName() + t.getFileName() + t.getLineNumber() + t.getModuleName() + t.getClassLoaderName() + t.equals(outer.getStackTrace()[0]));
    }
    Throwable silent = new Throwable("no trace", null, false, false) {};
    System.out.println(silent.getStackTrace().length + " " + silent.getSuppressed().length);
    Thread th = new Thread(() -> System.out.println(plain()), "walker");
    th.start(); th.join();
  }
}
