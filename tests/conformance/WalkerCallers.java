import java.util.*;
import java.util.function.*;
import java.util.stream.*;

// Who called: through lambdas, method references, streams, constructors, initialisers, threads and inner classes.
public class WalkerCallers {
  static final StackWalker W = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
  static String me() { return W.walk(s -> s.skip(1).findFirst().get().getMethodName()); }
  static Class<?> caller() { return W.getCallerClass(); }
  static final String IN_INIT = me();
  final String field = me();
  WalkerCallers() { System.out.println("constructor " + me() + " " + field); }
  class Inner { String m() { return me() + caller().getSimpleName(); } }
  enum E { A; final String by = me(); }
  static int depth() { return W.walk(s -> (int) s.count()); }
  static int down(int n) { return n == 0 ? depth() : down(n - 1); }
  static String named(String n) { return W.walk(s -> s.map(StackWalker.StackFrame::getMethodName).filter(n::equals).findFirst().orElse("none")); }
  public static void main(String[] a) throws Exception {
    System.out.println(IN_INIT);
    WalkerCallers w = new WalkerCallers();
    System.out.println(w.new Inner().m() + " " + E.A.by);
    Supplier<String> s = WalkerCallers::me, t = () -> me();
    System.out.println(s.get() + " " + t.get());
    System.out.println(Stream.of(1).map(x -> me()).toList());
    System.out.println(down(30) - down(10));
    System.out.println(named("main") + named("nothing"));
    Object anon = new Object() { public String toString() { return me() + caller().getName(); } };
    System.out.println(anon);
    List<String> trace = W.walk(f -> f.map(StackWalker.StackFrame::toString).collect(Collectors.toList()));
    System.out.println(trace);
    Thread th = new Thread(() -> { System.out.println(depth() + " " + Thread.currentThread().getStackTrace().length); }, "t");
    th.start(); th.join();
    long classes = W.walk(f -> f.map(x -> x.getDeclaringClass()).distinct().count());
    System.out.println(classes);
    long above = W.walk(f -> f.takeWhile(x -> !x.getMethodName().equals("main")).count());
    System.out.println(above);
    StackTraceElement[] e = new Throwable().getStackTrace();
    System.out.println(e.length + e[0].getMethodName() + e[0].getLineNumber());
    Map<Thread, StackTraceElement[]> none = Map.of();
    System.out.println(none.size() + " " + Thread.currentThread().getName());
  }
}
