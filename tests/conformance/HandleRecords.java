import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

// Records and enums through handles: a small mapper, and what java.lang.runtime.ObjectMethods does when called by hand.
public class HandleRecords {
  record P(int x, String y, double z) {}
  enum Op { ADD, MUL; int apply(int a, int b) { return this == ADD ? a + b : a * b; } }
  static class Manual { final int a; final String b; Manual(int a, String b) { this.a = a; this.b = b; } }
  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    List<MethodHandle> getters = new ArrayList<>();
    List<Class<?>> types = new ArrayList<>();
    for (RecordComponent c : P.class.getRecordComponents()) { getters.add(l.unreflect(c.getAccessor())); types.add(c.getType()); }
    MethodHandle make = l.findConstructor(P.class, methodType(void.class, types));
    P p = (P) make.invokeExact(3, "why", 2.5);
    for (MethodHandle g : getters) System.out.println(g.invoke(p));
    MethodHandle spread = make.asSpreader(Object[].class, 3).asType(methodType(Object.class, Object[].class));
    System.out.println((Object) spread.invokeExact(new Object[] {4, "z", 1.0}));
    MethodHandle copy = MethodHandles.permuteArguments(MethodHandles.filterArguments(make, 0, getters.toArray(MethodHandle[]::new)), methodType(P.class, P.class), 0, 0, 0);
    System.out.println((P) copy.invokeExact(p) + " " + copy.invoke(p).equals(p));
    MethodHandle apply = l.findVirtual(Op.class, "apply", methodType(int.class, int.class, int.class));
    for (Op o : Op.values()) System.out.println((int) apply.bindTo(o).invokeExact(6, 7));
    MethodHandle ga = l.findGetter(Manual.class, "a", int.class), gb = l.findGetter(Manual.class, "b", String.class);
    MethodHandle eq = ((CallSite) java.lang.runtime.ObjectMethods.bootstrap(l, "equals", methodType(boolean.class, Manual.class, Object.class), Manual.class, "a;b", ga, gb)).getTarget();
    MethodHandle hc = ((CallSite) java.lang.runtime.ObjectMethods.bootstrap(l, "hashCode", methodType(int.class, Manual.class), Manual.class, "a;b", ga, gb)).getTarget();
    MethodHandle ts = ((CallSite) java.lang.runtime.ObjectMethods.bootstrap(l, "toString", methodType(String.class, Manual.class), Manual.class, "a;b", ga, gb)).getTarget();
    Manual m = new Manual(1, "b"), n = new Manual(1, "b"), o = new Manual(2, null);
    System.out.println((boolean) eq.invokeExact(m, (Object) n) + " " + (boolean) eq.invokeExact(m, (Object) o) + " " + ((int) hc.invokeExact(m) == (int) hc.invokeExact(n)) + " " + (String) ts.invokeExact(o));
    try { l.findSetter(P.class, "x", int.class); } catch (IllegalAccessException e) { System.out.println("final"); }
    try { l.unreflectSetter(P.class.getDeclaredField("x")); } catch (IllegalAccessException e) { System.out.println("final"); }
    java.lang.reflect.Field f = Manual.class.getDeclaredField("a");
    f.setAccessible(true);
    l.unreflectSetter(f).invoke(m, 50);
    System.out.println((int) ga.invokeExact(m));
  }
}
