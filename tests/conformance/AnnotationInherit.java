import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

// Inherited and meta annotations, type-use ones, containers on supers, packages of defaults, and proxies' behaviour.
public class AnnotationInherit {
  @Retention(RetentionPolicy.RUNTIME) @Inherited @Repeatable(Marks.class) @interface Mark { int value(); }
  @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Marks { Mark[] value(); }
  @Retention(RetentionPolicy.RUNTIME) @interface Meta { String[] tags() default {}; }
  @Meta(tags = {"m"}) @Retention(RetentionPolicy.RUNTIME) @interface Composed {}
  @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface NonNull { int level() default 1; }
  @Mark(1) @Mark(2) static class A {}
  static class B extends A {}
  @Mark(3) static class C extends A {}
  @Composed interface I { @Mark(9) void m(); }
  static class D implements I { public void m() {} }
  static class E { @NonNull String s; List<@NonNull(level = 2) String> list; @NonNull int[] arr; @NonNull(level = 5) String get(@NonNull(level = 6) Object o) throws @NonNull(level = 7) RuntimeException { return s; } }
  static class F<@NonNull(level = 8) T extends @NonNull(level = 9) Number> extends @NonNull(level = 10) B implements @NonNull(level = 11) Runnable { public void run() {} }
  public static void main(String[] a) throws Exception {
    for (Class<?> c : new Class<?>[] {A.class, B.class, C.class, D.class, I.class})
      System.out.println(c.getSimpleName() + " " + Arrays.toString(c.getAnnotations()) + Arrays.toString(c.getDeclaredAnnotations()) + Arrays.toString(c.getAnnotationsByType(Mark.class)) + Arrays.toString(c.getDeclaredAnnotationsByType(Mark.class)));
    System.out.println(D.class.getMethod("m").getAnnotations().length + " " + I.class.getMethod("m").getAnnotation(Mark.class).value());
    System.out.println(I.class.getAnnotation(Composed.class).annotationType().getAnnotation(Meta.class).tags()[0]);
    System.out.println(Arrays.toString(E.class.getDeclaredField("s").getAnnotatedType().getAnnotations()) + E.class.getDeclaredField("s").getAnnotations().length);
    AnnotatedParameterizedType list = (AnnotatedParameterizedType) E.class.getDeclaredField("list").getAnnotatedType();
    System.out.println(Arrays.toString(list.getAnnotatedActualTypeArguments()[0].getAnnotations()));
    AnnotatedArrayType arr = (AnnotatedArrayType) E.class.getDeclaredField("arr").getAnnotatedType();
    System.out.println(Arrays.toString(arr.getAnnotations()) + Arrays.toString(arr.getAnnotatedGenericComponentType().getAnnotations()));
    Method g = E.class.getDeclaredMethod("get", Object.class);
    System.out.println(Arrays.toString(g.getAnnotatedReturnType().getAnnotations()) + Arrays.toString(g.getAnnotatedParameterTypes()[0].getAnnotations()) + Arrays.toString(g.getAnnotatedExceptionTypes()[0].getAnnotations()));
    System.out.println(Arrays.toString(F.class.getTypeParameters()[0].getAnnotations()) + Arrays.toString(F.class.getTypeParameters()[0].getAnnotatedBounds()[0].getAnnotations()) + Arrays.toString(F.class.getAnnotatedSuperclass().getAnnotations()) + Arrays.toString(F.class.getAnnotatedInterfaces()[0].getAnnotations()));
    Mark m = C.class.getAnnotation(Mark.class), n = I.class.getMethod("m").getAnnotation(Mark.class);
    System.out.println(m.equals(n) + " " + m.hashCode() + " " + n.hashCode() + " " + m.toString() + Arrays.toString(m.annotationType().getDeclaredMethods()));
    Set<Annotation> set = new HashSet<>(Arrays.asList(m, C.class.getAnnotation(Mark.class), n));
    System.out.println(set.size());
    System.out.println(Mark.class.getAnnotation(Retention.class).value() + " " + Mark.class.getAnnotation(Repeatable.class).value().getSimpleName() + Mark.class.isAnnotationPresent(Inherited.class) + NonNull.class.getAnnotation(Target.class).value()[0]);
  }
}
