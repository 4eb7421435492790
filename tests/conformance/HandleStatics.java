import java.lang.invoke.*;
import static java.lang.invoke.MethodType.methodType;

// When classes are initialised by finding and by invoking handles; failures of initialisers.
public class HandleStatics {
  static class A { static { System.out.println("A init"); } static int x = 1; static int f() { return x; } }
  static class B { static { System.out.println("B init"); } B() { System.out.println("new B"); } }
  static class C { static { System.out.println("C init"); } static int y = 2; }
  static class D { static { System.out.println("D init"); } int z = 3; int g() { return z; } }
  static class F { static { if (true) throw new RuntimeException("F fails"); } static void f() {} }
  interface I { int K = say("I.K"); static int s() { return K; } }
  static int say(String s) { System.out.println(s); return 5; }
  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodHandle f = l.findStatic(A.class, "f", methodType(int.class));
    System.out.println("found f");
    System.out.println((int) f.invokeExact() + (int) f.invokeExact());
    MethodHandle b = l.findConstructor(B.class, methodType(void.class));
    System.out.println("found B");
    Object o = b.invoke();
    MethodHandle y = l.findStaticGetter(C.class, "y", int.class), sy = l.findStaticSetter(C.class, "y", int.class);
    System.out.println("found y");
    sy.invokeExact(7);
    System.out.println((int) y.invokeExact());
    MethodHandle g = l.findVirtual(D.class, "g", methodType(int.class));
    System.out.println("found g");
    System.out.println((int) g.invokeExact(new D()));
    MethodHandle s = l.findStatic(I.class, "s", methodType(int.class));
    System.out.println((int) s.invokeExact());
    MethodHandle ff = l.findStatic(F.class, "f", methodType(void.class));
    for (int i = 0; i < 2; i++) try { ff.invokeExact(); } catch (Throwable t) { System.out.println(t.getClass().getName()); }
    Class<?> e = l.ensureInitialized(Late.class);
    System.out.println(e.getSimpleName());
    System.out.println(l.accessClass(String.class) + " " + l.findClass("HandleStatics$Late"));
  }
  static class Late { static { System.out.println("Late init"); } }
}
