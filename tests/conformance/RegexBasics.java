// java.util.regex.
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

public class RegexBasics {
    public static void main(String[] args) {
        Matcher m = Pattern.compile("(\\w+)@(\\w+)\\.com").matcher("ann@site.com, bob@host.com; no@where");
        while (m.find()) {
            System.out.println(m.group() + " " + m.group(1) + " " + m.group(2) + " " + m.start() + "-" + m.end());
        }
        System.out.println("2024-01-31".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3.$2.$1") + " " + "aaa".replaceFirst("a*?", "x") + " " + Pattern.matches("a+b?", "aaab"));
        Matcher n = Pattern.compile("(?<key>[a-z]+)=(?<value>\\d*)", Pattern.CASE_INSENSITIVE).matcher("Key=42");
        System.out.println(n.matches() + n.group("key") + n.group("value") + n.groupCount());
        System.out.println(Pattern.compile("\\s*,\\s*").splitAsStream("a , b,c").toList() + Pattern.quote("a.b") + "x1y22".replaceAll("\\d+", "<$0>"));
        System.out.println(Pattern.compile("\\d").matcher("a1b2").replaceAll(r -> "" + (Integer.parseInt(r.group()) + 1)) + " " + "foobar".matches("foo(?=bar).*") + "abcabc".matches("(abc)\\1"));
        try {
            Pattern.compile("(unclosed");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getDescription() + " " + e.getIndex());
        }
    }
}
