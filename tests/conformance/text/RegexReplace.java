// replaceAll, replaceFirst, appendReplacement, lambdas, group references, quoting, split and splitAsStream.
import java.util.Arrays;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class RegexReplace {
    public static void main(String[] args) {
        System.out.println("a1b22c333".replaceAll("\\d+", "#") + " " + "a1b22".replaceFirst("\\d", "<$0>") + " " + "john smith".replaceAll("(\\w+) (\\w+)", "$2, $1"));
        System.out.println("x.y.z".replace(".", "-") + " " + "x.y.z".replaceAll(".", "-") + " " + "cost".replaceAll("c", Matcher.quoteReplacement("$\\")));
        Pattern p = Pattern.compile("(?<n>\\d+)");
        System.out.println(p.matcher("3 and 40").replaceAll(r -> String.valueOf(Integer.parseInt(r.group()) * 2)) + " " + p.matcher("a7").replaceAll("[${n}]"));
        Matcher m = p.matcher("1-2-3");
        StringBuilder sb = new StringBuilder();
        while (m.find()) m.appendReplacement(sb, "(" + m.group() + ")");
        m.appendTail(sb);
        System.out.println(sb + " " + p.matcher("5 6").results().map(MatchResult::group).toList());
        for (String bad : new String[] {"$2", "${zz}", "\\", "$"}) {
            try {
                System.out.println("a1".replaceAll("(\\d)", bad));
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        for (String[] c : new String[][] {{"a,b,,c,,", ","}, {",a", ","}, {"", ","}, {"abc", ""}, {"a1b2c", "\\d"}, {"x", "y"}, {"  a b ", "\\s+"}, {"a|b", "|"}, {"1.2.3", "\\."}}) {
            System.out.println(Arrays.toString(c[0].split(c[1])) + " " + Arrays.toString(c[0].split(c[1], -1)) + " " + Arrays.toString(c[0].split(c[1], 2)));
        }
        System.out.println(Pattern.compile("-").splitAsStream("p-q-r").toList() + " " + Pattern.matches("[abc]+", "cab") + " " + Pattern.compile("^a").asPredicate().test("ab") + Pattern.compile("a").asMatchPredicate().test("ab"));
        System.out.println(Pattern.compile("A", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE).flags() + " " + Pattern.quote("a\\Eb") + " " + Pattern.compile("x+"));
    }
}
