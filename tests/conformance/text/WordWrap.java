// Text processing: wrapping, justification, centring, tables, counting lines, reversing words, title case.
import java.util.*;
import java.util.stream.*;

public class WordWrap {
    public static void main(String[] args) {
        String text = "Programs must be written for people to read, and only incidentally for machines to execute.";
        StringBuilder line = new StringBuilder();
        for (String w : text.split(" ")) {
            if (line.length() + w.length() + 1 > 30) {
                System.out.println("|" + String.format("%-30s", line) + "|");
                line.setLength(0);
            }
            if (line.length() > 0) line.append(' ');
            line.append(w);
        }
        System.out.println("|" + String.format("%30s", line) + "|");
        System.out.println(Arrays.stream(text.split("\\W+")).map(w -> Character.toUpperCase(w.charAt(0)) + w.substring(1).toLowerCase()).collect(Collectors.joining(" ")));
        List<String> words = Arrays.asList(text.split(" "));
        Collections.reverse(words);
        System.out.println(String.join(" ", words));
        Object[][] rows = {{"id", "name", "price"}, {1, "apple", 0.5}, {22, "kiwi", 12.25}};
        for (Object[] r : rows) System.out.println(String.format("%-4s%-8s%8s", r));
    }
}
