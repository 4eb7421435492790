// Regex: groups, named groups, back references, lookaround, quantifiers, flags, regions.
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class RegexGroups {
    static void find(String regex, String text) {
        Matcher m = Pattern.compile(regex).matcher(text);
        StringBuilder sb = new StringBuilder(regex + " in " + text + ":");
        while (m.find()) {
            sb.append(" ").append(m.start()).append("-").append(m.end()).append("[");
            for (int i = 0; i <= m.groupCount(); i++) sb.append(i > 0 ? "," : "").append(m.group(i));
            sb.append("]");
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        find("(\\w+)@(\\w+)\\.com", "bob@site.com, amy@web.com");
        find("(a)|(b)|(c)", "abc");
        find("(\\w)\\1", "hello book");
        find("(?<=\\$)\\d+", "cost $45 or 50");
        find("\\d+(?= euros)", "5 euros 6 dollars");
        find("(?<!a)b", "ab cb b");
        find("foo(?!bar)", "foobar foobaz");
        find("a*?b", "aaab");
        find("a++a", "aaa");
        find("a{2,3}", "aaaaaaa");
        find("(?i)ABC", "xabcABCaBc");
        find("(?s).+", "a\nb");
        find("(?m)^\\w+$", "one\ntwo\nthree x");
        find("(?x) a b # comment", "ab a b");
        find("[a-c&&[^b]]+", "abcacb");
        find("\\bword\\b", "word sword words word");
        find("(?:ab)+", "ababxab");
        find("(?>a+)b", "aaab aab");
        find("x*", "axxb");
        find("(a(b(c)?)?)?", "ab");
        find("\\Qa.b\\E+", "a.b a.bbb axb");
        find("(\\d+)-(?:\\d+)", "1-2 33-44");
        Matcher m = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)").matcher("on 2024-05 and 1999-12");
        while (m.find()) System.out.print(m.group("year") + "/" + m.group("month") + " " + m.start("month") + " ");
        System.out.println();
        m.reset("2000-01");
        System.out.println(m.matches() + " " + m.lookingAt() + " " + m.toMatchResult().group(1) + " " + m.hitEnd());
        m = Pattern.compile("b").matcher("abcb").region(2, 4);
        System.out.println(m.find() + " " + m.start() + " " + m.regionStart() + " " + m.find(0));
        try {
            m.reset();
            m.group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Pattern.compile("(?<n>a)").matcher("a").group("zz");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }
}
