// Bridge methods: covariant results, generic parameters, calls through raw types and the ClassCastException in a bridge.
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;

public class BridgeMethods {
    static abstract class Base<T> {
        abstract T get();

        void set(T value) {
            System.out.println("Base.set " + value);
        }
    }

    static class Text extends Base<String> implements Comparable<Text>, Cloneable {
        String value = "t";

        @Override
        String get() {
            return value;
        }

        @Override
        void set(String value) {
            System.out.println("Text.set " + value);
            this.value = value;
        }

        @Override
        public int compareTo(Text other) {
            return value.compareTo(other.value);
        }

        @Override
        public Text clone() throws CloneNotSupportedException {
            return (Text) super.clone();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        Text text = new Text();
        Base<String> base = text;
        base.set("one");
        System.out.println(base.get());
        Base raw = text;
        raw.set("two");
        try {
            raw.set(3);
        } catch (ClassCastException e) {
            System.out.println("cast: " + e.getMessage().contains("java.lang.Integer cannot be cast to class java.lang.String"));
        }
        Comparable c = text;
        try {
            c.compareTo("no");
        } catch (ClassCastException e) {
            System.out.println("compareTo refused");
        }
        System.out.println(text.clone().value);
        Method[] methods = Text.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName).thenComparing(m -> m.getReturnType().getName())
                .thenComparing(m -> Arrays.toString(m.getParameterTypes())));
        for (Method m : methods) {
            System.out.println(m.getReturnType().getSimpleName() + " " + m.getName() + " " + m.isBridge() + " " + m.isSynthetic());
        }
    }
}
