import java.lang.invoke.*;

// Variable handles of inherited, private, static and generic fields; lookups that may and may not.
public class VarHandlesInherit {
  static class Base { protected int p = 1; private int q = 2; static long count = 3; volatile Object o = "o"; }
  static class Derived extends Base { int own = 4; String p2 = "p2"; }
  static class Box<T> { T value; Box(T t) { value = t; } }
  static class Late { static { System.out.println("late initialised"); } static int x = 5; }
  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    Derived d = new Derived();
    VarHandle p = l.findVarHandle(Derived.class, "p", int.class);
    System.out.println(p.coordinateTypes() + " " + (int) p.getAndAdd(d, 5) + " " + d.p);
    VarHandle q = l.findVarHandle(Base.class, "q", int.class);
    System.out.println((int) q.get(d) + " " + (int) q.getVolatile((Base) d));
    VarHandle c = l.findStaticVarHandle(Base.class, "count", long.class);
    System.out.println((long) c.getAndAdd(4L) + " " + Base.count);
    VarHandle o = l.findVarHandle(Base.class, "o", Object.class);
    System.out.println(o.compareAndSet(d, d.o, (Object) 17) + " " + o.get(d) + " " + (Object) o.getAndSet(d, "str"));
    VarHandle v = l.findVarHandle(Box.class, "value", Object.class);
    Box<String> b = new Box<>("generic");
    System.out.println((String) v.get(b) + v.compareAndSet(b, "generic", "set") + b.value);
    System.out.println("before");
    VarHandle late = l.findStaticVarHandle(Late.class, "x", int.class);
    System.out.println("after " + (int) late.get());
    for (String[] f : new String[][] {{"Derived", "q"}, {"Base", "none"}, {"Base", "count"}})
      try { l.findVarHandle(Class.forName("VarHandlesInherit$" + f[0]), f[1], int.class); System.out.println("found " + f[1]); }
      catch (NoSuchFieldException | IllegalAccessException e) { System.out.println(e.getClass().getSimpleName() + " " + e.getMessage()); }
    try { MethodHandles.publicLookup().findVarHandle(Base.class, "p", int.class); } catch (IllegalAccessException e) { System.out.println("not public"); }
    try { l.findVarHandle(String.class, "hash", int.class); } catch (IllegalAccessException e) { System.out.println("not ours"); }
    VarHandle priv = MethodHandles.privateLookupIn(Base.class, l).findVarHandle(Base.class, "q", int.class);
    priv.set(d, 40);
    System.out.println((int) q.get(d));
    try { p.get("not a derived"); } catch (ClassCastException | WrongMethodTypeException e) { System.out.println(e.getClass().getSimpleName()); }
    try { int x = (int) p.get(); } catch (WrongMethodTypeException e) { System.out.println("arity"); }
    long widened = (int) p.get(d);
    Object boxed = p.get(d);
    System.out.println(widened + " " + boxed.getClass());
    short narrow = 3; p.set(d, narrow); p.set(d, (Integer) 9); p.set(d, 'c');
    System.out.println(d.p);
  }
}
