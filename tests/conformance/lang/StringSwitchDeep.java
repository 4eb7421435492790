// Constants: compile-time folding, interning of constants, switch on constant expressions, ternaries of constants, final locals.
public class StringSwitchDeep {
    static final String A = "ab", B = "cd";
    static final int BIG = 1 << 20 | 3;
    static final char C = 'a' + 1;

    static int classify(String s) {
        final String local = "x" + 1;
        switch (s) {
            case A + B:
                return 1;
            case local:
                return 2;
            case "" + BIG:
                return 3;
            case "t" + true:
                return 4;
            case "n" + (char) 98 + 1.5:
                return 5;
            default:
                return 0;
        }
    }

    static int ints(int i) {
        switch (i) {
            case BIG: return 1;
            case C: return 2;
            case (int) 3.9: return 3;
            case 'z' - 'a': return 4;
            case ~0: return 5;
            case Integer.MAX_VALUE: return 6;
            default: return 0;
        }
    }

    public static void main(String[] args) {
        System.out.println(classify("abcd") + "" + classify("x1") + classify("1048579") + classify("ttrue") + classify("nb1.5") + classify("?"));
        System.out.println(ints(1048579) + "" + ints(98) + ints(3) + ints(25) + ints(-1) + ints(Integer.MAX_VALUE) + ints(7));
        String x = "ab";
        final String y = "ab";
        System.out.println((A + B == "abcd") + " " + (x + B == "abcd") + " " + (y + B == "abcd") + " " + ((x + B).intern() == "abcd"));
        System.out.println("a" + 1 + 2 + 'c' + 1.0f + 2.0 + null + true + 5L + (char) 66 + (byte) -1 + new int[0].length);
        System.out.println(1 + 2 + "s" + 1 + 2 + ('a' + 1) + (char) ('a' + 1));
        char[] chars = {'o', 'k'};
        System.out.println("" + chars.length + String.valueOf(chars));
        final byte b = 10;
        byte c = b;
        short s = 'a';
        char d = b;
        System.out.println(c + s + d);
        System.out.println((short) (byte) 200 + " " + (char) (byte) -1 + 0 + " " + (int) (char) (byte) -1 + " " + (byte) (char) -2);
    }
}
