import java.lang.reflect.*;
import java.util.*;
import java.util.stream.*;

// Members of classes: what is declared, what is inherited, modifiers, generic signatures, parameters, exceptions.
public class ReflectMembers {
  interface Shape<T extends Comparable<T>> { T size(); default String label() { return "shape"; } static void util() {} }
  static abstract class Base<T> implements Cloneable { protected T value; public static final int K = 7; private transient volatile int v; abstract T get(int i, String... rest) throws java.io.IOException, IllegalStateException; protected Base(T t) { value = t; } public void pub() {} }
  public static final class Derived extends Base<String> implements Shape<Integer>, java.io.Serializable {
    public List<? super Integer> list; Map<String, int[][]> map; public String[] names;
    public Derived() { super("x"); }
    private Derived(int a, List<String> b) { super("y"); }
    String get(int i, String... rest) { return value + i; }
    public Integer size() { return 3; }
    public <X extends Exception & Runnable> X generic(X x, Map<? extends Number, ? super X[]> m) throws X { return x; }
    synchronized native void nat();
    strictfp double sfp() { return 1; }
    class Inner { Inner(int q) {} }
    enum Color { RED { void f() {} }, GREEN; void f() {} }
    record Point(int x, List<String> ys) { Point { if (x < 0) throw new IllegalArgumentException(); } static int z; }
    sealed interface Sum permits A, B {}
    record A() implements Sum {}
    record B() implements Sum {}
    @interface Anno { int value() default 3; }
  }
  static void list(String what, Object[] all) { System.out.println(what + ": " + Arrays.stream(all).map(Object::toString).sorted().collect(Collectors.joining("\n    "))); }
  public static void main(String[] args) throws Exception {
    Class<?> c = Derived.class;
    list("methods", Arrays.stream(c.getDeclaredMethods()).map(Method::toGenericString).toArray());
    list("public", Arrays.stream(c.getMethods()).filter(m -> m.getDeclaringClass() != Object.class).map(Method::toString).toArray());
    list("fields", Arrays.stream(c.getDeclaredFields()).map(Field::toGenericString).toArray());
    list("all fields", c.getFields());
    list("constructors", Arrays.stream(c.getDeclaredConstructors()).map(Constructor::toGenericString).toArray());
    list("interfaces", c.getGenericInterfaces());
    System.out.println(c.getGenericSuperclass() + " " + Modifier.toString(c.getModifiers()) + " " + c.toGenericString());
    System.out.println(Base.class.toGenericString() + Arrays.toString(Base.class.getTypeParameters()) + Arrays.toString(Shape.class.getTypeParameters()[0].getBounds()));
    Method g = c.getMethod("generic", Exception.class, Map.class);
    System.out.println(g.getGenericReturnType() + " " + Arrays.toString(g.getGenericParameterTypes()) + Arrays.toString(g.getGenericExceptionTypes()) + Arrays.toString(g.getTypeParameters()[0].getBounds()));
    for (Type t : g.getGenericParameterTypes()) if (t instanceof ParameterizedType p) System.out.println(p.getRawType() + " " + Arrays.toString(p.getActualTypeArguments()) + ((WildcardType) p.getActualTypeArguments()[0]).getUpperBounds()[0] + ((WildcardType) p.getActualTypeArguments()[1]).getLowerBounds()[0]);
    Method get = Base.class.getDeclaredMethod("get", int.class, String[].class);
    System.out.println(get.isVarArgs() + Arrays.toString(get.getExceptionTypes()) + get.getParameterCount() + Arrays.toString(get.getParameters()) + get.isDefault() + Shape.class.getMethod("label").isDefault());
    System.out.println(c.getDeclaredField("map").getGenericType() + " " + c.getField("list").getGenericType() + " " + c.getField("K").getInt(null));
    System.out.println(c.getEnclosingClass() + " " + c.getDeclaringClass() + " " + c.isMemberClass() + c.isLocalClass() + c.isAnonymousClass());
    Object anon = new Object() {};
    class Local {}
    System.out.println(anon.getClass().getEnclosingMethod() + " " + anon.getClass().isAnonymousClass() + " " + Local.class.getEnclosingMethod() + Local.class.isLocalClass() + Local.class.getSimpleName() + "|" + anon.getClass().getSimpleName());
    list("classes", c.getDeclaredClasses());
    System.out.println(c.getNestHost() + " " + c.isNestmateOf(ReflectMembers.class) + " " + ReflectMembers.class.getNestMembers().length);
    System.out.println(Arrays.toString(Derived.Sum.class.getPermittedSubclasses()) + Derived.Sum.class.isSealed() + c.isSealed());
    for (RecordComponent r : Derived.Point.class.getRecordComponents()) System.out.println(r + " " + r.getGenericType() + " " + r.getAccessor().invoke(new Derived.Point(4, List.of("q"))) + r.getGenericSignature());
    System.out.println(Arrays.toString(Derived.Color.class.getEnumConstants()) + Derived.Color.RED.getClass() + Derived.Color.RED.getDeclaringClass() + Derived.Color.RED.getClass().isEnum() + Derived.Color.class.isEnum());
    System.out.println(Derived.Inner.class.getDeclaredConstructors()[0] + " " + Derived.Anno.class.isAnnotation() + Derived.Anno.class.getMethod("value").getDefaultValue());
    System.out.println(int[][].class.getName() + int[][].class.getSimpleName() + String[].class.getTypeName() + String[].class.getComponentType() + int.class.getName() + void.class + int[].class.arrayType() + Map.Entry.class.getCanonicalName() + int[].class.getSuperclass() + Arrays.toString(int[].class.getInterfaces()));
    System.out.println(Integer.class.isAssignableFrom(Number.class) + " " + Number.class.isAssignableFrom(Integer.class) + Object[].class.isAssignableFrom(String[].class) + c.asSubclass(Base.class) + c.getPackageName().isEmpty() + c.descriptorString());
    System.out.println(ReflectMembers.class.getModule() .isNamed() + " " + String.class.getModule() + " " + String.class.getModule().getName() + String.class.getPackage());
    try { c.getMethod("nope"); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
    try { c.getDeclaredField("nope"); } catch (NoSuchFieldException e) { System.out.println(e.getMessage()); }
    try { c.getConstructor(int.class); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
    try { c.asSubclass(Map.class); } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    System.out.println(c.cast(new Derived()) != null);
    System.out.println(g.equals(c.getMethod("generic", Exception.class, Map.class)) + " " + (g.hashCode() == c.getMethod("generic", Exception.class, Map.class).hashCode()));
  }
}
