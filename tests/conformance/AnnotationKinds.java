import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

// Annotations of every element type, with defaults, nested, repeated and inherited, on everything.
public class AnnotationKinds {
  enum Level { LOW, HIGH }
  @Retention(RetentionPolicy.RUNTIME) @interface Inner { int n(); String[] words() default {"w"}; }
  @Retention(RetentionPolicy.RUNTIME) @interface Full {
    byte b() default 1; short s() default 2; int i() default 3; long l() default 4L; float f() default 5.5f; double d() default 6.25; boolean z() default true; char c() default 'c'; String str() default "text \"q\"";
    Class<?> k() default String.class; Class<?>[] ks() default {int.class, int[].class, Map.Entry.class}; Level e() default Level.HIGH; Level[] es() default {}; Inner in() default @Inner(n = 7); Inner[] ins() default {@Inner(n = 1), @Inner(n = 2, words = {})}; int[] is() default {1, 2}; double[] ds() default {};
  }
  @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER, ElementType.CONSTRUCTOR}) @interface Tag { String value(); }
  @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER, ElementType.CONSTRUCTOR}) @interface Tags { Tag[] value(); }
  @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Heir { int value(); }
  @Retention(RetentionPolicy.CLASS) @interface Invisible {}
  @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface Use {}

  @Full @Tag("a") @Tag("b") @Heir(5) @Invisible static class Subject {
    @Tag("f") @Deprecated(since = "9", forRemoval = true) int field;
    @Tag("c") Subject(@Tag("p1") int a, String b, @Tag("p2") @Tag("p3") long c) {}
    @Full(i = 42, str = "x", e = Level.LOW, es = {Level.LOW, Level.HIGH}, in = @Inner(n = 9, words = {"q", "r"}), k = void.class) @Tag("m") void method(@Tag("q") String s) {}
    @Override public String toString() { return "s"; }
  }
  static class Sub extends Subject { Sub() { super(1, "", 2); } }
  record R(@Tag("component") int x) {}
  static void show(String what, AnnotatedElement e) {
    String[] all = Arrays.stream(e.getAnnotations()).map(Object::toString).toArray(String[]::new);
    System.out.println(what + ": " + String.join("\n   ", all));
  }
  public static void main(String[] args) throws Exception {
    show("class", Subject.class);
    show("sub", Sub.class);
    System.out.println(Sub.class.getDeclaredAnnotations().length + " " + Sub.class.isAnnotationPresent(Heir.class) + Sub.class.isAnnotationPresent(Tags.class));
    show("field", Subject.class.getDeclaredField("field"));
    Method m = Subject.class.getDeclaredMethod("method", String.class);
    show("method", m);
    Constructor<?> c = Subject.class.getDeclaredConstructors()[0];
    show("constructor", c);
    System.out.println(Arrays.deepToString(c.getParameterAnnotations()));
    System.out.println(Arrays.deepToString(m.getParameterAnnotations()) + m.getParameters()[0].getAnnotation(Tag.class).value());
    show("record field", R.class.getDeclaredField("x"));
    show("record accessor", R.class.getMethod("x"));
    System.out.println(Arrays.toString(Subject.class.getAnnotationsByType(Tag.class)) + Subject.class.getAnnotation(Tag.class) + Subject.class.getAnnotation(Tags.class).value().length);
    System.out.println(Arrays.toString(m.getAnnotationsByType(Tag.class)));
    Full f = Subject.class.getAnnotation(Full.class), g = m.getAnnotation(Full.class);
    System.out.println(f.b() + f.s() + f.i() + f.l() + f.f() + f.d() + " " + f.z() + f.c() + f.str() + f.k() + Arrays.toString(f.ks()) + f.e() + f.es().length + f.in().n() + f.ins()[1].n() + f.is()[1] + f.ds().length);
    System.out.println(g.i() + g.str() + g.e() + Arrays.toString(g.es()) + g.in().words()[1] + g.k() + g.l());
    System.out.println(f.equals(Subject.class.getAnnotation(Full.class)) + " " + f.equals(g) + " " + (f.hashCode() == Subject.class.getAnnotation(Full.class).hashCode()) + f.annotationType());
    Heir h = Sub.class.getAnnotation(Heir.class);
    System.out.println(h.value() + " " + h.hashCode() + " " + h + " " + Proxy.isProxyClass(h.getClass()));
    System.out.println(Full.class.getMethod("ins").getDefaultValue() instanceof Inner[] a ? a.length : -1);
    int[] is = f.is(); is[0] = 99;
    System.out.println(f.is()[0]);
    System.out.println(Subject.class.getDeclaredField("field").getAnnotation(Deprecated.class).since());
    System.out.println(FunctionalInterface.class.isAnnotation() + " " + Arrays.toString(Runnable.class.getAnnotations()));
  }
}
