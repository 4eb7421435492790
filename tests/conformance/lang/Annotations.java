// Annotations read by reflection: values, defaults, arrays, nested, repeated, inherited, equality.
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Arrays;

public class Annotations {
    enum Level { LOW, HIGH }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface Info {
        String name() default "none";

        int[] numbers() default {1, 2};

        Level level() default Level.LOW;

        Class<?> type() default Object.class;

        Tag tag() default @Tag("inner");
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Tags.class)
    @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Tags {
        Tag[] value();
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Invisible {}

    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @interface OnMethod {}

    @Info(name = "base", level = Level.HIGH, type = String.class)
    @Tag("a")
    @Tag("b")
    @Invisible
    static class Base {
        @OnMethod
        @Deprecated(since = "1")
        public void m(@Tag("param") int p) {}

        @Tag("field")
        int f;
    }

    static class Derived extends Base {}

    public static void main(String[] args) throws Exception {
        Info i = Derived.class.getAnnotation(Info.class);
        System.out.println(i.name() + " " + Arrays.toString(i.numbers()) + " " + i.level() + " " + i.type() + " " + i.tag().value());
        System.out.println(Base.class.getAnnotations().length + " " + Base.class.isAnnotationPresent(Invisible.class) + " " + Base.class.getAnnotationsByType(Tag.class).length + " " + Derived.class.getAnnotationsByType(Tag.class).length + " " + Derived.class.getDeclaredAnnotations().length);
        var m = Base.class.getMethod("m", int.class);
        System.out.println(m.isAnnotationPresent(OnMethod.class) + " " + m.getAnnotation(Deprecated.class).since() + " " + ((Tag) m.getParameterAnnotations()[0][0]).value() + " " + Base.class.getDeclaredField("f").getAnnotation(Tag.class).value());
        System.out.println(i.equals(Base.class.getAnnotation(Info.class)) + " " + (i.hashCode() == Base.class.getAnnotation(Info.class).hashCode()) + " " + i.annotationType() + " " + Base.class.getDeclaredField("f").getAnnotation(Tag.class));
        System.out.println(Info.class.getMethod("name").getDefaultValue() + " " + Info.class.isAnnotation());
    }
}
