import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

// Every way to find a handle, and the three ways to invoke one.
public class HandleFind {
  static int count = 5;
  static final String FIXED = "fixed";
  private String name;
  protected long wide = 7L;
  double d = 2.5;

  HandleFind(String name) { this.name = name; }
  private static int twice(int x) { return 2 * x; }
  static long sum(int a, long b, short c, byte d, char e) { return a + b + c + d + e; }
  static double mix(float f, double g, boolean h) { return h ? f + g : f - g; }
  private String secret(String s) { return name + ":" + s; }
  public String toString() { return "HandleFind[" + name + "]"; }
  static void nothing() { System.out.println("nothing"); }

  interface Shape { double area(); default String describe() { return "area " + area(); } static Shape unit() { return () -> 1.0; } }
  record Square(double side) implements Shape { public double area() { return side * side; } }
  static class Base { String who() { return "base"; } }
  static class Derived extends Base {
    String who() { return "derived"; }
    static MethodHandle superWho() throws Exception {
      return MethodHandles.lookup().findSpecial(Base.class, "who", MethodType.methodType(String.class), Derived.class);
    }
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    MethodHandle h = l.findStatic(HandleFind.class, "twice", MethodType.methodType(int.class, int.class));
    System.out.println((int) h.invokeExact(21));
    System.out.println(h.type() + " " + h);
    System.out.println(h.invoke(4));
    System.out.println(h.invokeWithArguments(5));
    MethodHandle s = l.findStatic(HandleFind.class, "sum", MethodType.methodType(long.class, int.class, long.class, short.class, byte.class, char.class));
    System.out.println((long) s.invokeExact(1, 2L, (short) 3, (byte) 4, 'a'));
    System.out.println(s.invokeWithArguments(1, 2L, (short) 3, (byte) 4, 'a'));
    MethodHandle m = l.findStatic(HandleFind.class, "mix", MethodType.methodType(double.class, float.class, double.class, boolean.class));
    System.out.println((double) m.invokeExact(1.5f, 2.25, true) + " " + m.invoke(1, 2, false));
    l.findStatic(HandleFind.class, "nothing", MethodType.methodType(void.class)).invokeExact();
    MethodHandle c = l.findConstructor(HandleFind.class, MethodType.methodType(void.class, String.class));
    HandleFind made = (HandleFind) c.invokeExact("made");
    System.out.println(made + " " + c.type());
    MethodHandle v = l.findVirtual(HandleFind.class, "secret", MethodType.methodType(String.class, String.class));
    System.out.println((String) v.invokeExact(made, "x"));
    MethodHandle ts = l.findVirtual(Object.class, "toString", MethodType.methodType(String.class));
    System.out.println((String) ts.invokeExact((Object) made) + ts.invoke((Object) 12));
    MethodHandle g = l.findGetter(HandleFind.class, "name", String.class);
    MethodHandle st = l.findSetter(HandleFind.class, "name", String.class);
    st.invokeExact(made, "changed");
    System.out.println((String) g.invokeExact(made));
    MethodHandle gw = l.findGetter(HandleFind.class, "wide", long.class);
    MethodHandle sw = l.findSetter(HandleFind.class, "wide", long.class);
    sw.invokeExact(made, 1L << 40);
    System.out.println((long) gw.invokeExact(made));
    MethodHandle gd = l.findGetter(HandleFind.class, "d", double.class);
    System.out.println((double) gd.invokeExact(made));
    MethodHandle sg = l.findStaticGetter(HandleFind.class, "count", int.class);
    MethodHandle ss = l.findStaticSetter(HandleFind.class, "count", int.class);
    ss.invokeExact(99);
    System.out.println((int) sg.invokeExact() + " " + count);
    System.out.println((String) l.findStaticGetter(HandleFind.class, "FIXED", String.class).invokeExact());
    MethodHandle area = l.findVirtual(Shape.class, "area", MethodType.methodType(double.class));
    System.out.println((double) area.invokeExact((Shape) new Square(3)));
    MethodHandle describe = l.findVirtual(Shape.class, "describe", MethodType.methodType(String.class));
    System.out.println((String) describe.invoke(new Square(2)));
    System.out.println(l.findStatic(Shape.class, "unit", MethodType.methodType(Shape.class)).invoke() instanceof Shape);
    System.out.println((String) Derived.superWho().invoke(new Derived()));
    System.out.println((String) l.findVirtual(Base.class, "who", MethodType.methodType(String.class)).invoke((Base) new Derived()));
    List<Object> list = new ArrayList<>();
    MethodHandle add = l.findVirtual(List.class, "add", MethodType.methodType(boolean.class, Object.class));
    System.out.println((boolean) add.invoke(list, "a") + " " + (boolean) add.bindTo(list).invoke(3) + " " + list);
    MethodHandle len = MethodHandles.publicLookup().findVirtual(String.class, "length", MethodType.methodType(int.class));
    System.out.println((int) len.invokeExact("four"));
    System.out.println(l.unreflect(HandleFind.class.getDeclaredMethod("twice", int.class)).invoke(8));
    System.out.println(l.unreflectConstructor(HandleFind.class.getDeclaredConstructor(String.class)).invoke("u"));
    System.out.println(l.unreflectGetter(HandleFind.class.getDeclaredField("name")).invoke(made));
    l.unreflectSetter(HandleFind.class.getDeclaredField("name")).invoke(made, "again");
    System.out.println(made);
    System.out.println(MethodHandles.privateLookupIn(Base.class, l).lookupClass());
    System.out.println(l.findClass("HandleFind$Square").getSimpleName());
  }
}
