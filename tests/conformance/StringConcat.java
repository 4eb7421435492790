// String concatenation with all types, compound assignment, null, constants, many operands.
public class StringConcat {
    static int calls;

    static String next() {
        return "n" + ++calls;
    }

    public static void main(String[] args) {
        byte b = -1;
        short s = -2;
        char c = 'c';
        int i = 3;
        long l = 1L << 40;
        float f = 1.5f;
        double d = -0.0;
        boolean z = true;
        Object o = null;
        String str = null;
        int[] none = null;
        System.out.println("" + b + s + c + i + l + f + d + z + o + str + none);
        System.out.println(c + i + "x" + c + i);
        System.out.println('a' + 'b' + "" + 'a' + 'b');
        str += "!";
        str += 1 + 2;
        str += 'c';
        System.out.println(str);
        Object obj = "o";
        obj += "p";
        System.out.println(obj);
        String[] arr = {"x", "y"};
        int k = 0;
        arr[k++] += k + next() + next();
        System.out.println(arr[0] + arr[1] + k);
        System.out.println("tab\there \u0001\u0002 " + 1 + "\u0001" + 2);
        System.out.println(next() + next() + (next() + next()) + calls);
        System.out.println("a" + 1 + 2L + 'c' + 1.0f + 2.0 + true + null + "b" + i + l + c + f + d + z + b + s + o + "e" + i + i + i + i);
        final String x = "con", y = "stant";
        System.out.println((x + y == "constant") + " " + ("con" + next() == "con"));
        System.out.println(new StringBuilder("sb") + "" + new char[] {'q'}.length);
    }
}
