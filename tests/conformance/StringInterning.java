// Interned strings: literals, constants of other classes, computed strings.
public class StringInterning {
    static class Other {
        static final String HELLO = "hello";
        static String made = "hel" + "lo";
    }

    static String make(String a, String b) {
        return a + b;
    }

    public static void main(String[] args) {
        String literal = "hello";
        String made = make("hel", "lo");
        System.out.println(literal == Other.HELLO);
        System.out.println(literal == Other.made);
        System.out.println(literal == made);
        System.out.println(literal == made.intern());
        String fresh = make("never", "seen");
        System.out.println(fresh == fresh.intern());
        System.out.println(new String(literal) == literal);
        System.out.println("".intern() == "");
        System.out.println(literal.substring(0) == literal);
        System.out.println(literal.toString() == literal);
        System.out.println(String.valueOf(literal) == literal);
        System.out.println(literal.replace('q', 'x') == literal);
        System.out.println(literal.concat("") == literal);
        System.out.println(literal.trim() == literal);
        System.out.println(Integer.toString(5) == Integer.toString(5));
    }
}
