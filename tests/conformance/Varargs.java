// Variable arity calls and overload resolution.
public class Varargs {
    static String f(Object... all) {
        return all == null ? "null" : "objects" + all.length;
    }

    static String g(int... all) {
        return "ints" + all.length;
    }

    static String g(int one) {
        return "int";
    }

    static String g(long one) {
        return "long";
    }

    static String g(Integer one) {
        return "Integer";
    }

    static String g(Object one) {
        return "Object";
    }

    static String h(String format, Object... args) {
        return format + args.length;
    }

    @SafeVarargs
    static <T> T last(T... all) {
        return all[all.length - 1];
    }

    public static void main(String[] args) {
        System.out.println(f() + " " + f(1) + " " + f(1, "two", 3.0) + " " + f((Object) null) + " " + f((Object[]) null));
        System.out.println(f(new int[] {1, 2}) + " " + f((Object[]) new String[] {"a", "b"}) + " " + f((Object) new String[] {"a"}));
        byte b = 1;
        char c = 'c';
        System.out.println(g() + g(1) + g(1L) + g(b) + g(c) + g(1, 2) + g(Integer.valueOf(1)) + g("s") + g(1.5f));
        System.out.println(h("x") + h("x", 1) + h("x", 1, 2));
        System.out.println(last(1, 2, 3) + last("a"));
        System.out.println(last(1, "s", 2.0).getClass().getSimpleName());
    }
}
