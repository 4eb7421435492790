import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

// Loop combinators: counted, iterated, while, do-while and the general one.
public class HandleLoops {
  static int step(int acc, int i) { return acc + i; }
  static int init(int n) { return 0; }
  static int count(int n) { return n; }
  static String append(String acc, String s) { return acc + s + ";"; }
  static String start(Iterable<String> l) { return ">"; }
  static boolean below(int v, int limit) { return v < limit; }
  static int doubled(int v, int limit) { return v * 2; }
  static int one(int limit) { return 1; }
  static int fact(int k, int acc, int n) { return acc * k; }
  static boolean lessEq(int k, int acc, int n) { return k <= n; }
  static int inc(int k, int acc, int n) { return k + 1; }
  static int result(int k, int acc, int n) { return acc; }
  static MethodHandle st(String name, Class<?> r, Class<?>... p) throws Exception {
    return MethodHandles.lookup().findStatic(HandleLoops.class, name, methodType(r, p));
  }
  public static void main(String[] a) throws Throwable {
    MethodHandle counted = MethodHandles.countedLoop(st("count", int.class, int.class), st("init", int.class, int.class), st("step", int.class, int.class, int.class));
    System.out.println((int) counted.invokeExact(10));
    MethodHandle range = MethodHandles.countedLoop(MethodHandles.dropArguments(MethodHandles.constant(int.class, 5), 0, int.class), st("count", int.class, int.class), st("init", int.class, int.class), st("step", int.class, int.class, int.class));
    System.out.println((int) range.invokeExact(8));
    MethodHandle iterated = MethodHandles.iteratedLoop(null, st("start", String.class, Iterable.class), st("append", String.class, String.class, String.class));
    System.out.println((String) iterated.invoke((Iterable<String>) List.of("a", "b", "c")));
    MethodHandle wh = MethodHandles.whileLoop(st("one", int.class, int.class), st("below", boolean.class, int.class, int.class), st("doubled", int.class, int.class, int.class));
    System.out.println((int) wh.invokeExact(100));
    MethodHandle dw = MethodHandles.doWhileLoop(st("one", int.class, int.class), st("doubled", int.class, int.class, int.class), st("below", boolean.class, int.class, int.class));
    System.out.println((int) dw.invokeExact(0));
    MethodHandle[] counter = {MethodHandles.constant(int.class, 1), st("inc", int.class, int.class, int.class, int.class)};
    MethodHandle[] acc = {MethodHandles.constant(int.class, 1), st("fact", int.class, int.class, int.class, int.class), st("lessEq", boolean.class, int.class, int.class, int.class), st("result", int.class, int.class, int.class, int.class)};
    MethodHandle[] accFirst = acc;
    MethodHandle loop = MethodHandles.loop(counter, acc);
    System.out.println((int) loop.invokeExact(5));
  }
}
