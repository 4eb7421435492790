// CharSequence of one's own with String.join, contentEquals, StringBuilder, regex and comparison; chars and codePoints.
import java.util.regex.*;

public class CharSequences {
    record Repeat(char c, int n) implements CharSequence {
        @Override
        public int length() {
            return n;
        }

        @Override
        public char charAt(int i) {
            if (i < 0 || i >= n) throw new StringIndexOutOfBoundsException(i);
            return c;
        }

        @Override
        public CharSequence subSequence(int a, int b) {
            return new Repeat(c, b - a);
        }

        @Override
        public String toString() {
            return String.valueOf(c).repeat(n);
        }
    }

    public static void main(String[] args) throws Exception {
        CharSequence r = new Repeat('a', 5);
        System.out.println(r.length() + " " + r.subSequence(1, 3) + " " + String.join("-", r, "b") + " " + "aaaaa".contentEquals(r) + " " + new StringBuilder(r).append(r, 0, 2) + " " + Pattern.matches("a+", r) + " " + CharSequence.compare(r, "aab") + " " + r.chars().sum() + " " + r.codePoints().count() + " " + r.isEmpty());
        System.out.println("xaaaaay".contains(r) + " " + "xaaaaay".replace(r, "-") + " " + new StringBuilder("xaaaaay").indexOf(r.toString()) + " " + String.valueOf(r).equals("aaaaa") + " " + Pattern.compile("a").matcher(r).replaceAll("b"));
    }
}
