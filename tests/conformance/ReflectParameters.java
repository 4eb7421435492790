import java.lang.reflect.*;
import java.util.*;

// Parameters: names where the class file has them (records), synthetic and implicit ones, varargs.
public class ReflectParameters {
  record R(int alpha, String... beta) { R { if (alpha < 0) throw new IllegalArgumentException(); } }
  record Explicit(long gamma) { Explicit(long gamma) { this.gamma = gamma; } }
  enum E { A(3); E(int x) {} }
  class Inner { Inner(String s) {} }
  void method(int a, final List<String> b, int[]... c) {}
  static void show(Executable e) {
    StringJoiner j = new StringJoiner(", ");
    for (Parameter p : e.getParameters()) j.add(p + (p.isNamePresent() ? "" : "?") + (p.isImplicit() ? " implicit" : "") + (p.isSynthetic() ? " synthetic" : "") + (p.isVarArgs() ? " varargs" : "") + " " + Modifier.toString(p.getModifiers()) + " " + p.getType().getSimpleName() + " " + p.getParameterizedType());
    System.out.println(e + " : " + j + " " + e.getParameterCount() + e.isVarArgs() + e.isSynthetic());
  }
  public static void main(String[] a) throws Exception {
    for (Constructor<?> c : R.class.getDeclaredConstructors()) show(c);
    for (Constructor<?> c : Explicit.class.getDeclaredConstructors()) show(c);
    for (Constructor<?> c : Inner.class.getDeclaredConstructors()) show(c);
    show(E.class.getDeclaredMethod("valueOf", String.class));
    for (Method m : ReflectParameters.class.getDeclaredMethods()) if (m.getName().equals("method")) show(m);
    show(String.class.getMethod("format", String.class, Object[].class));
    Parameter p = R.class.getDeclaredConstructors()[0].getParameters()[0];
    System.out.println(p.equals(R.class.getDeclaredConstructors()[0].getParameters()[0]) + " " + p.getDeclaringExecutable().getName() + " " + p.getAnnotations().length);
  }
}
