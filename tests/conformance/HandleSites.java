import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodType.methodType;

// Call sites, switch points, proxies of handles, handles of handles, lambda metafactory by hand, reveal.
public class HandleSites {
  static String a(int x) { return "a" + x; }
  static String b(int x) { return "b" + x; }
  interface Op { int apply(int x, int y); }
  static int mul(int x, int y) { return x * y; }
  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodType t = methodType(String.class, int.class);
    MethodHandle a = l.findStatic(HandleSites.class, "a", t), b = l.findStatic(HandleSites.class, "b", t);
    MutableCallSite site = new MutableCallSite(a);
    MethodHandle dyn = site.dynamicInvoker();
    System.out.println((String) dyn.invokeExact(1));
    site.setTarget(b);
    System.out.println((String) dyn.invokeExact(2) + site.type());
    VolatileCallSite vol = new VolatileCallSite(t);
    try { String s = (String) vol.dynamicInvoker().invokeExact(1); System.out.println(s); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    vol.setTarget(a);
    System.out.println((String) vol.dynamicInvoker().invokeExact(3));
    ConstantCallSite con = new ConstantCallSite(b);
    System.out.println((String) con.dynamicInvoker().invokeExact(4));
    try { con.setTarget(a); } catch (UnsupportedOperationException e) { System.out.println("constant"); }
    SwitchPoint point = new SwitchPoint();
    MethodHandle switched = point.guardWithTest(a, b);
    System.out.println((String) switched.invokeExact(5) + point.hasBeenInvalidated());
    SwitchPoint.invalidateAll(new SwitchPoint[] {point});
    System.out.println((String) switched.invokeExact(6) + point.hasBeenInvalidated());
    MethodHandle mul = l.findStatic(HandleSites.class, "mul", methodType(int.class, int.class, int.class));
    Op op = MethodHandleProxies.asInterfaceInstance(Op.class, mul);
    System.out.println(op.apply(6, 7) + " " + MethodHandleProxies.isWrapperInstance(op) + " " + (MethodHandleProxies.wrapperInstanceTarget(op) == mul));
    IntBinaryOperator ibo = MethodHandleProxies.asInterfaceInstance(IntBinaryOperator.class, mul);
    System.out.println(ibo.applyAsInt(3, 3));
    CallSite lambda = LambdaMetafactory.metafactory(l, "apply", methodType(Op.class), mul.type(), mul, mul.type());
    Op made = (Op) lambda.getTarget().invokeExact();
    System.out.println(made.apply(8, 9) + " " + made.getClass().isHidden());
    MethodHandleInfo info = l.revealDirect(mul);
    System.out.println(info.getName() + info.getMethodType() + MethodHandleInfo.referenceKindToString(info.getReferenceKind()) + info.getDeclaringClass() + " " + info);
    System.out.println(l.revealDirect(l.findVirtual(String.class, "length", methodType(int.class))));
    System.out.println(info.reflectAs(java.lang.reflect.Method.class, l));
    MethodHandle inv = l.findVirtual(MethodHandle.class, "invokeExact", mul.type());
    System.out.println((int) inv.invokeExact(mul, 5, 5));
    CallSite cat = java.lang.invoke.StringConcatFactory.makeConcatWithConstants(l, "x", methodType(String.class, int.class, String.class), "\1-\1!");
    System.out.println((String) cat.getTarget().invokeExact(12, "s"));
    System.out.println(MethodHandles.lookup());
    System.out.println(MethodHandles.publicLookup().lookupModes() + " " + l.lookupModes() + " " + l.in(String.class).lookupModes() + " " + l.dropLookupMode(MethodHandles.Lookup.PRIVATE));
    Supplier<String> s = () -> "captured";
    MethodHandle get = l.findVirtual(Supplier.class, "get", methodType(Object.class));
    System.out.println(get.invoke(s));
    MethodHandle forName = l.findStatic(Class.class, "forName", methodType(Class.class, String.class));
    System.out.println((Class<?>) forName.invokeExact("HandleSites"));
    Map<String, MethodHandle> table = new TreeMap<>();
    table.put("max", l.findStatic(Math.class, "max", methodType(int.class, int.class, int.class)));
    table.put("min", l.findStatic(Math.class, "min", methodType(int.class, int.class, int.class)));
    for (var e : table.entrySet()) System.out.println(e.getKey() + (int) e.getValue().invokeExact(3, 9));
    System.out.println(a.asType(methodType(Object.class, Object.class)).invoke((Object) 9));
    System.out.println(a.describeConstable().get());
    System.out.println(methodType(void.class, List.class).describeConstable().get().descriptorString());
  }
}
