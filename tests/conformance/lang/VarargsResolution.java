// Overload resolution with varargs, boxing, widening, null, arrays passed as varargs, generic varargs.
import java.util.Arrays;
import java.util.List;

public class VarargsResolution {
    static String f(Object o) {
        return "Object";
    }

    static String f(Object... o) {
        return o == null ? "null array" : "Object..." + o.length;
    }

    static String f(int i) {
        return "int";
    }

    static String f(long l) {
        return "long";
    }

    static String f(Integer i) {
        return "Integer";
    }

    static String f(int... i) {
        return "int..." + i.length;
    }

    static String g(double d) {
        return "double";
    }

    static String g(Object o) {
        return "Object";
    }

    static String h(char c) {
        return "char";
    }

    static String h(int i) {
        return "int";
    }

    @SafeVarargs
    static <T> List<T> listOf(T... all) {
        return Arrays.asList(all);
    }

    static String k(String s, Object... rest) {
        return s + rest.length;
    }

    public static void main(String[] args) {
        byte b = 1;
        System.out.println(f(b) + " " + f('c') + " " + f(1L) + " " + f(1.5f) + " " + f(Integer.valueOf(3)));
        System.out.println(f("s") + " " + f("a", 1));
        System.out.println(f((Object[]) null) + " " + f((Object) null));
        System.out.println(f(new int[] {1, 2, 3}) + " " + f(new String[] {"a", "b"}) + " " + f((Object) new String[] {"a"}));
        System.out.println(g(1) + g('c') + g(1L) + g(Integer.valueOf(2)) + g("s"));
        System.out.println(h('a') + h('a' + 1) + h((char) ('a' + 1)) + h((byte) 3));
        System.out.println(listOf(1, 2.5, "x") + " " + VarargsResolution.<String>listOf() + " " + listOf((Object) new int[0]).size());
        System.out.println(k("n", null, null) + k("e") + k("a", new Object[] {1, 2, 3}) + k("o", new int[] {1, 2}));
    }
}
