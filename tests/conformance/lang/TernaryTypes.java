// The types of conditional expressions, by what overload they choose.
public class TernaryTypes {
    static String k(byte x) {
        return "byte ";
    }

    static String k(short x) {
        return "short ";
    }

    static String k(char x) {
        return "char ";
    }

    static String k(int x) {
        return "int ";
    }

    static String k(long x) {
        return "long ";
    }

    static String k(float x) {
        return "float ";
    }

    static String k(double x) {
        return "double ";
    }

    static String k(Object x) {
        return "Object ";
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char c = 'c';
        Integer boxed = 3;
        boolean t = args.length == 0;
        System.out.println(k(t ? b : s) + k(t ? b : 'c') + k(t ? b : c) + k(t ? 1 : c) + k(t ? 70000 : c) + k(t ? b : 1) + k(t ? b : 200) + k(t ? 1L : 1) + k(t ? 1f : 1L) + k(t ? 1.0 : 1f) + k(t ? boxed : b) + k(t ? boxed : "s") + k(t ? null : 1) + k(t ? 'x' : boxed) + k(t ? (Byte) b : s));
    }
}
