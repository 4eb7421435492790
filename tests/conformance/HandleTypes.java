import java.lang.invoke.MethodType;
import java.util.*;

// MethodType as a value.
public class HandleTypes {
  public static void main(String[] a) {
    MethodType t = MethodType.methodType(String.class, int.class, List.class, double[].class);
    System.out.println(t + " " + t.toMethodDescriptorString() + " " + t.parameterCount() + t.parameterList() + t.returnType() + t.hasPrimitives() + t.hasWrappers());
    System.out.println(t.equals(MethodType.fromMethodDescriptorString(t.toMethodDescriptorString(), null)) + " " + (t == MethodType.fromMethodDescriptorString(t.toMethodDescriptorString(), null)));
    System.out.println(t.hashCode() == MethodType.methodType(String.class, List.of(int.class, List.class, double[].class)).hashCode());
    System.out.println(t.generic() + " " + t.erase() + t.wrap() + t.wrap().unwrap() + t.changeParameterType(0, long.class) + t.dropParameterTypes(1, 3) + t.appendParameterTypes(String.class, int.class) + t.insertParameterTypes(0, char.class));
    System.out.println(MethodType.methodType(void.class) + " " + MethodType.methodType(int.class, t) + Arrays.toString(t.parameterArray()) + t.lastParameterType());
    for (Runnable r : new Runnable[] {() -> MethodType.methodType(int.class, void.class), () -> MethodType.methodType(null), () -> t.parameterType(3), () -> MethodType.fromMethodDescriptorString("(", null), () -> MethodType.fromMethodDescriptorString("(Lno/such/Type;)V", null), () -> t.dropParameterTypes(2, 5), () -> MethodType.genericMethodType(256)})
      try { r.run(); System.out.println("fine"); } catch (Throwable e) { System.out.println(e.getClass().getName() + ": " + e.getMessage()); }
    Map<MethodType, String> m = new HashMap<>();
    m.put(t, "t"); m.put(t.generic(), "g");
    System.out.println(m.get(MethodType.methodType(String.class, int.class, List.class, double[].class)) + m.get(MethodType.genericMethodType(3)) + m.get(MethodType.genericMethodType(3).changeReturnType(String.class)));
    System.out.println(t.descriptorString() + t.describeConstable().get());
  }
}
