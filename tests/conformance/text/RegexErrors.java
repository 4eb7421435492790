// PatternSyntaxException: description, index, pattern, message.
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

public class RegexErrors {
    public static void main(String[] args) {
        for (String s : new String[] {"(", ")", "[", "[a", "a{", "a{2", "a{3,2}", "*a", "a**", "(?<n", "(?<1>a)", "\\", "\\p{Foo}", "\\k<x>", "(?z)", "[b-a]", "\\u12", "(?<=a+)b", "(?<a>x)(?<a>y)", "\\x{110000}", "a{99999999999}", "\\c", "[[a]", "(?", "\\1"}) {
            try {
                System.out.println("fine " + Pattern.compile(s));
            } catch (PatternSyntaxException e) {
                System.out.println(e.getDescription() + " @" + e.getIndex() + " " + e.getPattern() + " | " + e.getMessage().replace("\n", "/"));
            }
        }
    }
}
