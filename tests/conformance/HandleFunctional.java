import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodType.methodType;

// A small interpreter whose programs are compiled into method handles.
public class HandleFunctional {
  interface Expr { MethodHandle compile() throws Exception; }
  static final MethodHandles.Lookup L = MethodHandles.lookup();
  static final MethodType T = methodType(int.class, int[].class);
  static int add(int a, int b) { return a + b; }
  static int mul(int a, int b) { return a * b; }
  static boolean less(int a, int b) { return a < b; }
  static int get(int i, int[] env) { return env[i]; }
  static void put(int i, int[] env, int v) { env[i] = v; }
  static MethodHandle m(String n, Class<?> r, Class<?>... p) throws Exception { return L.findStatic(HandleFunctional.class, n, methodType(r, p)); }
  static Expr con(int k) { return () -> MethodHandles.dropArguments(MethodHandles.constant(int.class, k), 0, int[].class); }
  static Expr var(int i) { return () -> MethodHandles.insertArguments(m("get", int.class, int.class, int[].class), 0, i); }
  static Expr op(String n, Class<?> r, Expr a, Expr b) { return () -> {
    MethodHandle h = MethodHandles.collectArguments(m(n, r, int.class, int.class), 0, a.compile());
    h = MethodHandles.collectArguments(h, 1, b.compile());
    return MethodHandles.permuteArguments(h, methodType(r, int[].class), 0, 0); }; }
  static Expr cond(Expr c, Expr a, Expr b) { return () -> MethodHandles.guardWithTest(c.compile(), a.compile(), b.compile()); }
  static Expr assign(int i, Expr v) { return () -> {
    MethodHandle put = MethodHandles.insertArguments(m("put", void.class, int.class, int[].class, int.class), 0, i);
    return MethodHandles.permuteArguments(MethodHandles.collectArguments(put, 1, v.compile()), methodType(void.class, int[].class), 0, 0); }; }
  static Expr loop(Expr c, Expr... body) { return () -> {
    MethodHandle all = MethodHandles.empty(methodType(void.class, int[].class));
    for (Expr e : body) all = MethodHandles.foldArguments(e.compile(), all);
    return MethodHandles.whileLoop(null, c.compile(), all); }; }
  public static void main(String[] a) throws Throwable {
    Expr square = op("mul", int.class, var(0), var(0));
    System.out.println((int) square.compile().invokeExact(new int[] {7}));
    Expr max = cond(op("less", boolean.class, var(0), var(1)), var(1), var(0));
    MethodHandle mx = max.compile();
    System.out.println((int) mx.invokeExact(new int[] {3, 9}) + " " + (int) mx.invokeExact(new int[] {8, 2}));
    Expr sum = loop(op("less", boolean.class, var(0), con(11)), assign(1, op("add", int.class, var(1), var(0))), assign(0, op("add", int.class, var(0), con(1))));
    int[] env = {1, 0};
    sum.compile().invokeExact(env);
    System.out.println(Arrays.toString(env));
    MethodHandle compose = MethodHandles.filterReturnValue(L.findVirtual(String.class, "trim", methodType(String.class)), L.findVirtual(String.class, "length", methodType(int.class)));
    Function<String, Integer> f = s -> { try { return (int) compose.invokeExact(s); } catch (Throwable t) { throw new RuntimeException(t); } };
    System.out.println(List.of(" a ", "bb", "   ").stream().map(f).toList());
    Map<String, MethodHandle> dispatch = new TreeMap<>();
    for (String n : new String[] {"abs", "negateExact", "signum"}) for (var me : n.equals("signum") ? Integer.class.getMethods() : Math.class.getMethods()) if (me.getName().equals(n) && me.getParameterTypes()[0] == int.class) dispatch.put(n, L.unreflect(me));
    for (var e : dispatch.entrySet()) System.out.println(e.getKey() + " " + (int) e.getValue().invokeExact(-5));
  }
}
