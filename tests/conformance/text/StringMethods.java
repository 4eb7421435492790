// String: strip, lines, indent, transform, repeat, chars, translateEscapes, join, regionMatches, compare, index methods.
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

public class StringMethods {
    public static void main(String[] args) {
        String s = " \u2003 Hello, World \t\n";
        System.out.println("[" + s.strip() + "][" + s.trim() + "][" + s.stripLeading().length() + "][" + s.stripTrailing().length() + "]" + " ".isBlank() + "".isEmpty());
        System.out.println("a\nb\r\nc\rd\n".lines().collect(Collectors.toList()) + " " + "\n".lines().count());
        System.out.println("x\n y\n".indent(3).replace("\n", "|") + "x\n   y".indent(-2).replace("\n", "|") + "   z\n  q".stripIndent().replace("\n", "|"));
        System.out.println("ab".repeat(3) + "".repeat(5) + "x".repeat(0) + "." + "abc".transform(t -> t + t.length()));
        System.out.println("héllo".chars().sum() + " " + "a\ud83d\ude00".codePoints().count() + " " + "\\t\\u0041\\n\\\\".length() + " " + "a\\tb\\x".substring(0, 4).translateEscapes().length());
        System.out.println(String.join("-", "a", "b", "c") + String.join("/", List.of()) + " " + "Hello".regionMatches(true, 1, "ELL", 0, 3) + " " + "b".compareTo("abc") + "a".compareTo("abc") + "A".compareToIgnoreCase("a"));
        System.out.println("banana".indexOf("an") + "banana".lastIndexOf("an") + "banana".indexOf('n', 3) + "banana".indexOf("x") + "banana".lastIndexOf('a', 4) + " " + "banana".indexOf("") + "banana".lastIndexOf(""));
        System.out.println("banana".replace('a', 'o') + "aaa".replace("aa", "b") + "abc".replace("", "-") + " " + "abc".contains("bc") + "abc".startsWith("b", 1) + "abc".endsWith(""));
        System.out.println("TITLE".toLowerCase(Locale.ROOT) + "ı".toUpperCase() + "i".toUpperCase(new Locale("tr")) + "ŉ".toUpperCase() + "ﬁ".toUpperCase() + "ΟΔΟΣ".toLowerCase());
        System.out.println("a,b;c".split("[,;]").length + " " + "abc".subSequence(1, 2) + " " + "abc".concat("def") + " " + String.valueOf(new char[] {'x', 'y', 'z'}, 1, 2) + String.copyValueOf(new char[] {'q'}));
        System.out.println("abc".hashCode() + " " + "".hashCode() + " " + "Aa".hashCode() + "BB".hashCode() + " " + "é€".hashCode());
        System.out.println("abc".contentEquals(new StringBuilder("abc")) + " " + "abc".equalsIgnoreCase("ABC") + " " + "a".equals(null) + " " + new String("x").intern().equals("x"));
        System.out.println("%s=%d".formatted("k", 5) + " " + "abcdef".charAt(3) + "abc".describeConstable().get() + " " + new String(new char[3]).length());
        for (Runnable r : new Runnable[] {() -> "a".repeat(-1), () -> "a\\q".translateEscapes(), () -> "abc".codePointAt(5), () -> String.join(null, "a"), () -> new String(new byte[2], 1, 5), () -> "abc".subSequence(2, 1)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        char[] target = new char[5];
        "hello".getChars(1, 4, target, 0);
        System.out.println(new String(target).trim() + " " + "hello".toCharArray().length + " " + "a-b".strip().chars().mapToObj(c -> (char) c).toList());
    }
}
