import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import static java.lang.invoke.MethodType.methodType;

// The combinators of java.lang.invoke.MethodHandles, one line each.
public class HandleCombine {
  static String join(String a, int b, long c) { return a + "/" + b + "/" + c; }
  static int plus(int a, int b) { return a + b; }
  static boolean small(int a) { return a < 10; }
  static String yes(int a) { return "yes" + a; }
  static String no(int a) { return "no" + a; }
  static String risky(int a) { if (a < 0) throw new IllegalArgumentException("negative " + a); return "ok" + a; }
  static String rescued(IllegalArgumentException e, int a) { return "rescued " + e.getMessage() + " " + a; }
  static String cleanup(Throwable t, String result, int a) { return "cleanup(" + (t == null ? "none" : t.getMessage()) + "," + result + "," + a + ")"; }
  static String upper(String s) { return s.toUpperCase(); }
  static String all(String first, Object... rest) { return first + Arrays.toString(rest); }
  static int total(int... xs) { int t = 0; for (int x : xs) t += x; return t; }

  static MethodHandle st(String name, Class<?> r, Class<?>... p) throws Exception {
    return MethodHandles.lookup().findStatic(HandleCombine.class, name, methodType(r, p));
  }
  static void show(String what, Object value) { System.out.println(what + " = " + value); }

  public static void main(String[] args) throws Throwable {
    MethodHandle join = st("join", String.class, String.class, int.class, long.class);
    MethodHandle plus = st("plus", int.class, int.class, int.class);
    MethodHandle upper = st("upper", String.class, String.class);
    show("asType", (Object) join.asType(methodType(Object.class, Object.class, Integer.class, int.class)).invoke((Object) "a", (Integer) 2, 3));
    show("bindTo", (String) join.bindTo("b").invokeExact(4, 5L));
    show("insert", (String) MethodHandles.insertArguments(join, 1, 7, 8L).invokeExact("i"));
    show("drop", (String) MethodHandles.dropArguments(join, 1, String.class, double.class).invokeExact("d", "gone", 1.5, 6, 7L));
    show("filter", (String) MethodHandles.filterArguments(join, 0, upper).invokeExact("f", 1, 2L));
    show("filterReturn", (String) MethodHandles.filterReturnValue(join, upper).invokeExact("r", 1, 2L));
    MethodHandle lengthOf = MethodHandles.lookup().findVirtual(String.class, "length", methodType(int.class));
    show("collectArguments", (int) MethodHandles.collectArguments(plus, 1, lengthOf).invokeExact(10, "four"));
    show("fold", (int) MethodHandles.foldArguments(MethodHandles.dropArguments(plus, 2, int.class), plus).invokeExact(3, 4));
    MethodHandle guard = MethodHandles.guardWithTest(st("small", boolean.class, int.class), st("yes", String.class, int.class), st("no", String.class, int.class));
    show("guard", (String) guard.invokeExact(5) + (String) guard.invokeExact(50));
    MethodHandle caught = MethodHandles.catchException(st("risky", String.class, int.class), IllegalArgumentException.class, st("rescued", String.class, IllegalArgumentException.class, int.class));
    show("catch", (String) caught.invokeExact(1) + " " + (String) caught.invokeExact(-1));
    MethodHandle fin = MethodHandles.tryFinally(st("risky", String.class, int.class), st("cleanup", String.class, Throwable.class, String.class, int.class));
    show("finally", (String) fin.invokeExact(2));
    try { String s = (String) fin.invokeExact(-2); show("finally", s); } catch (IllegalArgumentException e) { show("finally threw", e.getMessage()); }
    show("permute", (String) MethodHandles.permuteArguments(join, methodType(String.class, long.class, int.class, String.class), 2, 1, 0).invokeExact(3L, 2, "p"));
    show("permute twice", (int) MethodHandles.permuteArguments(plus, methodType(int.class, int.class), 0, 0).invokeExact(21));
    show("constant", (int) MethodHandles.constant(int.class, 42).invokeExact() + (String) MethodHandles.constant(String.class, "c").invokeExact());
    show("identity", (long) MethodHandles.identity(long.class).invokeExact(9L));
    show("zero", (double) MethodHandles.zero(double.class).invokeExact() + " " + MethodHandles.zero(String.class).invoke());
    show("empty", (int) MethodHandles.empty(methodType(int.class, String.class)).invokeExact("x"));
    MethodHandle all = st("all", String.class, String.class, Object[].class);
    show("varargs", all.isVarargsCollector() + " " + all.invoke("v", 1, "two", 3.0) + all.invoke("none") + all.invokeWithArguments("w", 1, 2));
    show("fixed", (String) all.asFixedArity().invoke("x", new Object[] {1, 2}));
    show("collector", (String) all.asFixedArity().asCollector(Object[].class, 2).invoke("c", 8, 9));
    show("spreader", (int) plus.asSpreader(Object[].class, 2).invoke(new Object[] {30, 12}));
    show("spreader ints", (int) plus.asSpreader(int[].class, 2).invokeExact(new int[] {1, 2}));
    MethodHandle total = st("total", int.class, int[].class);
    show("int varargs", (int) total.asVarargsCollector(int[].class).invoke(1, 2, 3, 4));
    show("collect ints", (int) total.asCollector(int[].class, 3).invokeExact(1, 2, 3));
    MethodHandle get = MethodHandles.arrayElementGetter(int[].class), set = MethodHandles.arrayElementSetter(String[].class);
    String[] names = new String[2];
    set.invokeExact(names, 1, "second");
    show("elements", (int) get.invokeExact(new int[] {5, 6}, 1) + Arrays.toString(names));
    show("length", (int) MethodHandles.arrayLength(long[].class).invokeExact(new long[7]));
    show("array", ((int[]) MethodHandles.arrayConstructor(int[].class).invokeExact(3)).length);
    show("explicit", (int) MethodHandles.explicitCastArguments(MethodHandles.identity(int.class), methodType(int.class, double.class)).invokeExact(3.99));
    show("explicit bool", (boolean) MethodHandles.explicitCastArguments(MethodHandles.identity(boolean.class), methodType(boolean.class, int.class)).invokeExact(3));
    show("throw type", MethodHandles.throwException(int.class, RuntimeException.class).type());
    try { MethodHandles.throwException(void.class, RuntimeException.class).invokeExact(new RuntimeException("flung")); } catch (RuntimeException e) { show("throw", e.getMessage()); }
    show("invoker", (int) MethodHandles.invoker(methodType(int.class, int.class, int.class)).invokeExact(plus, 1, 2));
    show("exact", (int) MethodHandles.exactInvoker(plus.type()).invokeExact(plus, 2, 3));
    show("spread invoker", (int) MethodHandles.spreadInvoker(plus.type(), 0).invokeExact(plus, new Object[] {4, 5}));
    show("dropReturn", MethodHandles.dropReturn(plus).type());
    show("toMatch", MethodHandles.dropArgumentsToMatch(plus, 0, java.util.List.of(int.class, int.class, String.class), 0).type());
    show("table", (String) MethodHandles.tableSwitch(MethodHandles.dropArguments(MethodHandles.constant(String.class, "default"), 0, int.class),
        MethodHandles.dropArguments(MethodHandles.constant(String.class, "zero"), 0, int.class),
        MethodHandles.dropArguments(MethodHandles.constant(String.class, "one"), 0, int.class)).invokeExact(1));
    show("types", MethodType.fromMethodDescriptorString("(ILjava/lang/String;[J)V", null) + " " + join.type().wrap() + join.type().generic() + join.type().erase() + join.type().toMethodDescriptorString());
    show("change", join.type().changeReturnType(void.class).insertParameterTypes(1, byte.class).dropParameterTypes(0, 1).appendParameterTypes(Object.class));
    show("same", methodType(int.class) == methodType(int.class));
    show("varargsOf", (String) MethodHandles.insertArguments(all, 0, "bound").invoke(new Object[] {1}));
  }
}
