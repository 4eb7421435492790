import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

// Type tokens, wildcards, type variables, inner classes of generic classes, annotated nothing.
public class ReflectGenerics<A extends Number & Comparable<A>> {
  class Inner<B> { Map<A, ? super B[]> map; Inner<A> self; }
  static abstract class Token<T> { final Type type = ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0]; }
  <X, Y extends List<? extends X>> Y method(X x, Y[] ys, Map.Entry<String, List<int[]>> e, A a) { return null; }
  static final Class<?> INNER = ReflectGenerics.Inner.class;
  List raw; List<?> any; A[] array; List<String>[] lists;
  static String kind(Type t) {
    if (t instanceof Class<?> c) return "class " + c.getSimpleName();
    if (t instanceof ParameterizedType p) return "param(" + kind(p.getRawType()) + (p.getOwnerType() == null ? "" : " of " + kind(p.getOwnerType())) + ":" + kinds(p.getActualTypeArguments()) + ")";
    if (t instanceof GenericArrayType g) return "array(" + kind(g.getGenericComponentType()) + ")";
    if (t instanceof WildcardType w) return "wild(" + kinds(w.getUpperBounds()) + "|" + kinds(w.getLowerBounds()) + ")";
    if (t instanceof TypeVariable<?> v) return "var(" + v.getName() + " of " + v.getGenericDeclaration().getClass().getSimpleName() + ")";
    return "?";
  }
  static String kinds(Type[] ts) { StringJoiner j = new StringJoiner(","); for (Type t : ts) j.add(kind(t)); return j.toString(); }
  public static void main(String[] a) throws Exception {
    System.out.println(kind(new Token<Map<String, List<? extends Number>>>() {}.type));
    System.out.println(new Token<List<String>>() {}.type.equals(new Token<List<String>>() {}.type) + " " + new Token<int[][]>() {}.type);
    for (String f : "raw any array lists".split(" ")) System.out.println(f + " " + kind(ReflectGenerics.class.getDeclaredField(f).getGenericType()) + " " + ReflectGenerics.class.getDeclaredField(f).getGenericType());
    for (String f : "map self".split(" ")) System.out.println(f + " " + kind(INNER.getDeclaredField(f).getGenericType()) + " " + INNER.getDeclaredField(f).getGenericType());
    for (Method m : ReflectGenerics.class.getDeclaredMethods()) if (m.getName().equals("method")) {
      System.out.println(m.toGenericString());
      System.out.println(kinds(m.getGenericParameterTypes()) + " -> " + kind(m.getGenericReturnType()));
      for (TypeVariable<?> v : m.getTypeParameters()) System.out.println(v + " " + kinds(v.getBounds()));
    }
    System.out.println(kinds(ReflectGenerics.class.getTypeParameters()[0].getBounds()));
    System.out.println(kinds(HashMap.class.getGenericInterfaces()) + " " + kind(HashMap.class.getGenericSuperclass()));
    System.out.println(kind(Function.class.getMethod("compose", Function.class).getGenericReturnType()));
    System.out.println(kinds(Collections.class.getMethod("max", Collection.class).getTypeParameters()[0].getBounds()));
    System.out.println(ReflectGenerics.class.toGenericString() + " " + INNER.toGenericString() + " " + Map.Entry.class.toGenericString());
    System.out.println(ReflectGenerics.class.getDeclaredMethod("kinds", Type[].class).getParameters()[0].getParameterizedType());
  }
}
