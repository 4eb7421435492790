import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

// Partial application in every position and type, chains of adapters, handles as values in collections.
public class HandleCurry {
  static String f(int a, long b, double c, String d) { return a + "," + b + "," + c + "," + d; }
  static int fold(int acc, String s) { return acc * 31 + s.length(); }
  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodHandle f = l.findStatic(HandleCurry.class, "f", methodType(String.class, int.class, long.class, double.class, String.class));
    Object[] values = {1, 2L, 3.5, "four"};
    for (int mask = 0; mask < 16; mask++) {
      MethodHandle h = f;
      for (int i = 3; i >= 0; i--) if ((mask & 1 << i) != 0) h = MethodHandles.insertArguments(h, i, values[i]);
      List<Object> rest = new ArrayList<>();
      for (int i = 0; i < 4; i++) if ((mask & 1 << i) == 0) rest.add(values[i]);
      System.out.println(h.type() + " " + h.invokeWithArguments(rest));
    }
    MethodHandle fold = l.findStatic(HandleCurry.class, "fold", methodType(int.class, int.class, String.class));
    MethodHandle chain = MethodHandles.identity(int.class);
    for (String s : List.of("a", "bb", "ccc")) chain = MethodHandles.filterReturnValue(chain, MethodHandles.insertArguments(fold, 1, s));
    System.out.println((int) chain.invokeExact(7));
    Map<MethodType, List<MethodHandle>> byType = new LinkedHashMap<>();
    for (MethodHandle h : List.of(f, fold, MethodHandles.identity(int.class), chain)) byType.computeIfAbsent(h.type(), k -> new ArrayList<>()).add(h);
    byType.forEach((t, hs) -> System.out.println(t + " x" + hs.size()));
    MethodHandle self = MethodHandles.foldArguments(MethodHandles.exactInvoker(methodType(int.class, int.class)).asType(methodType(int.class, MethodHandle.class, int.class)), MethodHandles.dropArguments(MethodHandles.constant(MethodHandle.class, chain), 0, int.class));
    System.out.println((int) self.invokeExact(7));
  }
}
