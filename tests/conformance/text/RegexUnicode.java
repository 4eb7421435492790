// Regex with Unicode: properties, scripts, case folding, surrogate pairs, grapheme clusters, predefined classes.
import java.util.regex.Pattern;

public class RegexUnicode {
    static void m(String regex, String text) {
        System.out.println(regex + " " + text.matches(regex) + " " + Pattern.compile(regex).matcher(text).results().map(r -> r.group()).toList());
    }

    public static void main(String[] args) {
        m("\\p{L}+", "Größe");
        m("\\w+", "Größe");
        m("(?U)\\w+", "Größe");
        m("\\p{Lu}\\p{Ll}*", "Éa");
        m("\\p{IsGreek}+", "αβγ");
        m("\\p{InCyrillic}+", "Привет");
        m("\\p{script=Han}+", "漢字");
        m("\\P{ASCII}+", "éè");
        m(".", "\ud83d\ude00");
        m("[\ud83d\ude00-\ud83d\ude02]", "\ud83d\ude01");
        m("(?iu)STRASSE|ÄÖ", "äö");
        m("(?i)ÄÖ", "äö");
        m("\\p{Punct}+", "!?.");
        m("\\p{javaUpperCase}+", "ABC");
        m("\\p{Sc}", "€");
        m("\\d+", "123");
        m("(?U)\\d+", "١٢٣");
        m("\\s+", "\t\n ");
        m("\\h\\R", "\u00a0\r\n");
        m("\\x41\\u0042\\103\\N{LATIN SMALL LETTER A}", "ABCa");
        m("\\X", "e\u0301");
        m("\\p{IsAlphabetic}+", "abcß");
        m("[\\p{L}&&[^\\p{Lu}]]+", "abc");
        m("\\v", "\u2028");
        m("\\b.", "a");
    }
}
