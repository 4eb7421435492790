import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodType.methodType;

// Handles of interface, default, private, static, protected, abstract and bridge methods; selection by receiver.
public class HandleInterfaces {
  interface A { default String who() { return "A"; } String plain(); private String hid() { return "hid" + plain(); } static String st() { return "st"; }
    static MethodHandle hidden() throws Exception { return MethodHandles.lookup().findSpecial(A.class, "hid", methodType(String.class), A.class); } }
  interface B extends A { default String who() { return "B+" + A.super.who(); } }
  static class C implements B { public String plain() { return "C"; } }
  static class D extends C { public String plain() { return "D"; } public String who() { return "D>" + super.who(); }
    MethodHandle sup() throws Exception { return MethodHandles.lookup().findSpecial(C.class, "who", methodType(String.class), D.class); } }
  static abstract class G<T> { abstract T get(T t); }
  static class S extends G<String> { String get(String s) { return s + "!"; } }
  enum E { X { int f() { return 1; } }, Y { int f() { return 2; } }; abstract int f(); }
  public static void main(String[] a) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodType s = methodType(String.class);
    for (Object o : new Object[] {new C(), new D()}) {
      System.out.println((String) l.findVirtual(A.class, "who", s).invoke((A) o) + (String) l.findVirtual(B.class, "who", s).invoke((B) o) + (String) l.findVirtual(C.class, "who", s).invoke((C) o) + (String) l.findVirtual(A.class, "plain", s).invoke((A) o) + (String) l.findVirtual(C.class, "plain", s).invoke((C) o));
    }
    System.out.println((String) A.hidden().invoke((A) new D()) + (String) l.findStatic(A.class, "st", s).invokeExact());
    System.out.println((String) new D().sup().invoke(new D()));
    System.out.println((Object) l.findVirtual(G.class, "get", methodType(Object.class, Object.class)).invoke((G<String>) new S(), (Object) "g"));
    System.out.println((String) l.findVirtual(S.class, "get", methodType(String.class, String.class)).invoke(new S(), "s"));
    for (E e : E.values()) System.out.println((int) l.findVirtual(E.class, "f", methodType(int.class)).invoke(e));
    System.out.println((int) l.findVirtual(Object.class, "hashCode", methodType(int.class)).invoke((Object) "abc"));
    System.out.println((boolean) l.findVirtual(List.class, "equals", methodType(boolean.class, Object.class)).invoke(List.of(1), (Object) List.of(1)));
    System.out.println(((int[]) l.findVirtual(int[].class, "clone", methodType(Object.class)).invoke(new int[] {1, 2})).length);
    Function<String, Integer> f = String::length;
    System.out.println((Object) l.findVirtual(Function.class, "apply", methodType(Object.class, Object.class)).invoke(f, (Object) "four"));
    Comparator<String> cmp = Comparator.reverseOrder();
    System.out.println((int) l.findVirtual(Comparator.class, "compare", methodType(int.class, Object.class, Object.class)).invoke(cmp, (Object) "a", (Object) "b"));
    System.out.println((String) l.bind(new D(), "plain", s).invokeExact());
    try { l.findVirtual(A.class, "who", s).invoke((A) null); } catch (NullPointerException e) { System.out.println("npe"); }
    try { Object o = l.findVirtual(A.class, "who", s).asType(methodType(String.class, Object.class)).invoke((Object) "notA"); } catch (ClassCastException e) { System.out.println("cce"); }
    try { l.findSpecial(A.class, "plain", s, A.class); System.out.println("special"); } catch (IllegalAccessException e) { System.out.println("no special"); }
    try { l.findSpecial(C.class, "who", s, D.class); System.out.println("nestmate special"); } catch (IllegalAccessException e) { System.out.println("no private access"); }
  }
}
