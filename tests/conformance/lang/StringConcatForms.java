// String concatenation of every type, in loops, with compound assignment, null, char arrays and nested ternaries; more than 200 operands.
public class StringConcatForms {
    public static void main(String[] args) throws Exception {
        String s = null;
        s += "x";
        s = 1 + s + 2L + 'c' + 1.5f + 2.5 + true + null + (byte) 1 + (short) 2 + new StringBuilder("sb") + Integer.valueOf(7);
        System.out.println(s);
        String t = "";
        for (int i = 0; i < 20; i++) t = i % 3 == 0 ? t + i : i % 3 == 1 ? i + t : t + (char) ('a' + i);
        System.out.println(t + t.length());
        System.out.println('a' + 'b' + "c" + 'd' + 1 + (1 + 2) + -1 + +1 + (char) 65 + 1 / 2.0 + 0x10 + 1e3);
        String big = args.length + "a" + args.length + "b" + args.length + "c" + args.length + "d" + args.length + "e" + args.length + "f" + args.length + "g" + args.length + "h" + args.length + "i" + args.length + "j" + args.length + "k" + args.length + "l" + args.length + "m" + args.length + "n" + args.length + "o" + args.length + "p" + args.length + "q" + args.length + "r" + args.length + "s" + args.length + "t" + args.length + "u" + args.length + "v" + args.length + "w" + args.length + "x" + args.length + "y" + args.length + "z" + args.length + "a" + args.length + "b" + args.length + "c" + args.length + "d" + args.length + "e" + args.length + "f" + args.length + "g" + args.length + "h" + args.length + "i" + args.length + "j" + args.length + "k" + args.length + "l" + args.length + "m" + args.length + "n" + args.length + "o" + args.length + "p" + args.length + "q" + args.length + "r" + args.length + "s" + args.length + "t" + args.length + "u" + args.length + "v" + args.length + "w" + args.length + "x" + args.length + "y" + args.length + "z" + args.length + "a" + args.length + "b" + args.length + "c" + args.length + "d" + args.length + "e" + args.length + "f" + args.length + "g" + args.length + "h" + args.length + "i" + args.length + "j" + args.length + "k" + args.length + "l" + args.length + "m" + args.length + "n" + args.length + "o" + args.length + "p" + args.length + "q" + args.length + "r" + args.length + "s" + args.length + "t" + args.length + "u" + args.length + "v" + args.length + "w" + args.length + "x" + args.length + "y" + args.length + "z" + args.length + "a" + args.length + "b" + args.length + "c" + args.length + "d" + args.length + "e" + args.length + "f" + args.length + "g" + args.length + "h" + args.length + "i" + args.length + "j" + args.length + "k" + args.length + "l" + args.length + "m" + args.length + "n" + args.length + "o" + args.length + "p" + args.length + "q" + args.length + "r" + args.length + "s" + args.length + "t" + args.length + "u" + args.length + "v" + args.length + "w" + args.length + "x" + args.length + "y" + args.length + "z" + args.length + "a" + args.length + "b" + args.length + "c" + args.length + "d" + args.length + "e" + args.length + "f";
        System.out.println(big.length() + " " + big.hashCode());
        char[] c = {'o', 'k'};
        String u = "" + c.length + c[0] + c[1] + "\0".length() + "\u00e9" + "日本" + '\ud83d' + '\ude00';
        System.out.println(u + u.length());
        final String f = "con";
        System.out.println((f + "stant" == "constant") + " " + ("a" + 1 + 'b' + true == "a1btrue") + (s + "" == s));
    }
}
