import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.*;

// Handles of many arguments, of all basic types mixed, spread, collected and permuted.
public class HandleArity {
  static String many(int a, long b, float c, double d, String e, boolean f, byte g, short h, char i, int[] j, Object k, long l, double m) {
    return a + " " + b + " " + c + " " + d + " " + e + " " + f + " " + g + " " + h + " " + i + " " + j.length + " " + k + " " + l + " " + m;
  }
  static long sum(long... xs) { long t = 0; for (long x : xs) t += x; return t; }
  static String rest(String s, int... xs) { return s + Arrays.toString(xs); }
  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodType t = methodType(String.class, int.class, long.class, float.class, double.class, String.class, boolean.class, byte.class, short.class, char.class, int[].class, Object.class, long.class, double.class);
    MethodHandle h = l.findStatic(HandleArity.class, "many", t);
    System.out.println((String) h.invokeExact(1, 2L, 3f, 4d, "e", true, (byte) 7, (short) 8, 'i', new int[2], (Object) "k", 12L, 13d));
    Object[] all = {1, 2L, 3f, 4d, "e", true, (byte) 7, (short) 8, 'i', new int[3], "k", 12L, 13d};
    System.out.println(h.invokeWithArguments(all));
    System.out.println(h.asSpreader(Object[].class, 13).invoke((Object) all));
    System.out.println(h.asSpreader(0, Object[].class, 5).invoke(new Object[] {9, 8L, 7f, 6d, "z"}, true, (byte) 7, (short) 8, 'i', new int[2], (Object) "k", 12L, 13d));
    int[] reverse = new int[13];
    List<Class<?>> types = new ArrayList<>();
    for (int i = 12; i >= 0; i--) { types.add(t.parameterType(i)); reverse[i] = 12 - i; }
    MethodHandle rev = MethodHandles.permuteArguments(h, methodType(String.class, types), reverse);
    System.out.println((String) rev.invokeExact(13d, 12L, (Object) "k", new int[0], 'i', (short) 8, (byte) 7, false, "e", 4d, 3f, 2L, 1));
    MethodHandle cut = h;
    for (int i = 12; i > 0; i -= 2) cut = MethodHandles.insertArguments(cut, i, all[i]);
    System.out.println(cut.type());
    System.out.println((String) cut.invokeExact(1, 2L, 4d, true, (short) 8, new int[4], 12L));
    System.out.println((long) l.findStatic(HandleArity.class, "sum", methodType(long.class, long[].class)).invoke(1, 2, 3L, (byte) 4));
    MethodHandle rest = l.findStatic(HandleArity.class, "rest", methodType(String.class, String.class, int[].class));
    System.out.println((String) rest.invoke("a") + rest.invoke("b", 1) + rest.invoke("c", 1, 2, 3) + rest.invoke("d", new int[] {9, 9}));
    System.out.println(rest.withVarargs(false).isVarargsCollector() + " " + rest.asFixedArity().type());
    System.out.println(rest.invokeWithArguments("q", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    Object[] lots = new Object[60];
    Arrays.fill(lots, 2L);
    System.out.println((long) l.findStatic(HandleArity.class, "sum", methodType(long.class, long[].class)).asCollector(long[].class, 60).invokeWithArguments(lots));
    System.out.println(genericMethodType(3) + " " + genericMethodType(2, true) + methodType(int.class, Object.class).lastParameterType());
  }
}
