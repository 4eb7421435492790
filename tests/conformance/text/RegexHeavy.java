// Larger regex work: a tokenizer, an e-mail and a date checker, backtracking that stays small, CSV with quotes.
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class RegexHeavy {
    static List<String> csv(String line) {
        List<String> out = new ArrayList<>();
        Matcher m = Pattern.compile("\"((?:[^\"]|\"\")*)\"|([^,]+)|(?<=,)(?=,|$)|^(?=,)").matcher(line);
        while (m.find()) out.add(m.group(1) != null ? m.group(1).replace("\"\"", "\"") : m.group(2) != null ? m.group(2) : "");
        return out;
    }

    public static void main(String[] args) {
        Pattern token = Pattern.compile("\\s*(?:(?<num>\\d+(?:\\.\\d+)?)|(?<id>[a-zA-Z_]\\w*)|(?<op>[-+*/=<>!]=?|[();]))");
        Matcher m = token.matcher("x1 = 3.14 * (y + 42) ; if z >= 10");
        StringBuilder sb = new StringBuilder();
        while (m.lookingAt()) {
            sb.append(m.group("num") != null ? "N" : m.group("id") != null ? "I" : "O").append(m.group().trim()).append(' ');
            m.region(m.end(), m.regionEnd());
            if (m.regionStart() == m.regionEnd()) break;
        }
        System.out.println(sb);
        System.out.println(csv("a,\"b \"\"q\"\", c\",,d"));
        Pattern email = Pattern.compile("^[\\w.+-]+@(?:[\\w-]+\\.)+[a-z]{2,}$");
        for (String s : new String[] {"a.b+c@x-y.co.uk", "bad@", "@bad.com", "a@b.c"}) System.out.print(email.matcher(s).matches() + " ");
        System.out.println();
        Pattern ip = Pattern.compile("((25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.|$)){4}");
        for (String s : new String[] {"192.168.1.255", "256.1.1.1", "1.2.3"}) System.out.print(ip.matcher(s).matches() + " ");
        System.out.println();
        String text = "the cat sat on the mat with the hat ".repeat(30);
        int count = 0;
        Matcher words = Pattern.compile("\\b(\\w)(\\w*)(at)\\b").matcher(text);
        while (words.find()) count += words.group(1).charAt(0);
        System.out.println(count + " " + text.replaceAll("(?i)THE\\s+(\\w+)", "$1").length());
        System.out.println("aaaaaaaaaaaaaaaab".matches("(a|aa)+b") + " " + "aaaaaaaaaaaaac".matches("(a|aa)+b") + " " + "x".repeat(500).matches("(x+x+)+"));
    }
}
