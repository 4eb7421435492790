// StringJoiner and String.join: prefixes, empty values, merging, Collectors.joining.
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class StringJoiners {
    public static void main(String[] args) {
        StringJoiner j = new StringJoiner(", ", "{", "}");
        System.out.println(j + " " + j.length());
        j.setEmptyValue("nothing");
        System.out.println(j + " " + j.length());
        j.add("a").add("b").add(null);
        System.out.println(j + " " + j.length());
        StringJoiner other = new StringJoiner("-", "<", ">").add("x").add("y");
        j.merge(other).merge(new StringJoiner("!"));
        System.out.println(j);
        j.merge(j);
        System.out.println(j);
        System.out.println(Stream.of("p", "q").collect(Collectors.joining("|", "(", ")")) + Stream.<String>of().collect(Collectors.joining(",", "[", "]")) + String.join("", List.of("m", "n")));
        System.out.println(new StringJoiner("").add("").add("").toString().isEmpty());
        try {
            new StringJoiner(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
