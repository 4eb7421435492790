// substring, indexOf, replace, split, trim, strip, join, compareTo, regionMatches and more.
import java.util.Arrays;

public class StringBasics {
    public static void main(String[] args) {
        String s = "The quick brown fox";
        System.out.println(s.length() + s.substring(4) + s.substring(4, 9) + s.charAt(4));
        System.out.println(s.indexOf('q') + " " + s.indexOf("o") + " " + s.lastIndexOf('o') + " " + s.indexOf("zz") + " " + s.indexOf('o', 13));
        System.out.println(s.replace('o', '0') + s.replace("quick", "slow") + s.replaceAll("[aeiou]", "*") + s.replaceFirst("o", ""));
        System.out.println(s.toUpperCase() + s.toLowerCase() + s.contains("own") + s.startsWith("The") + s.endsWith("x") + s.startsWith("quick", 4));
        System.out.println(Arrays.toString(s.split(" ")) + Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("a1b22c".split("\\d+")));
        System.out.println("[" + "  pad ".trim() + "][" + " \t x ".strip() + "][" + " x ".stripLeading() + "][" + " x ".stripTrailing() + "]" + "  ".isBlank() + "".isEmpty());
        System.out.println(String.join("-", "a", "b", "c") + "ab".repeat(3) + "x".compareTo("y") + "apple".compareTo("app") + "A".compareToIgnoreCase("b"));
        System.out.println("a".equals("A") + " " + "a".equalsIgnoreCase("A") + " " + "hello".regionMatches(1, "xell", 1, 3) + " " + "hello".hashCode());
        System.out.println("line1\nline2\r\nline3".lines().count() + " " + "abc".chars().sum() + " " + "x=%d".formatted(5));
        System.out.println(String.valueOf(new char[] {'o', 'k'}) + String.valueOf(3.0) + String.copyValueOf(new char[] {'a', 'b', 'c'}, 1, 2));
        System.out.println(new String("x") == "x");
        System.out.println(new String("x").intern() == "x");
        try {
            s.substring(30);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            s.charAt(-1);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("a\tb".translateEscapes() + "  in\n dent".indent(2) + "z".matches("[x-z]"));
    }
}
