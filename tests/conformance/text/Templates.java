// Templates and parsing: placeholders, JSON printing, INI reading, roman numerals, run-length coding, Levenshtein.
import java.util.*;
import java.util.regex.*;

public class Templates {
    static String json(Object o) {
        if (o instanceof Map<?, ?> m) {
            StringJoiner j = new StringJoiner(",", "{", "}");
            m.forEach((k, v) -> j.add(json(k) + ":" + json(v)));
            return j.toString();
        }
        if (o instanceof List<?> l) {
            StringJoiner j = new StringJoiner(",", "[", "]");
            l.forEach(x -> j.add(json(x)));
            return j.toString();
        }
        return o instanceof String s ? '"' + s.replace("\"", "\\\"") + '"' : String.valueOf(o);
    }

    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        Arrays.setAll(row, i -> i);
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int next = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
                diagonal = row[j];
                row[j] = next;
            }
        }
        return row[b.length()];
    }

    public static void main(String[] args) {
        Map<String, Object> values = new TreeMap<>(Map.of("name", "Bob", "n", 3, "list", List.of(1, 2)));
        System.out.println(Pattern.compile("\\$\\{(\\w+)(?::-([^}]*))?\\}").matcher("Hi ${name}, ${n} of ${none:-nothing} in ${list}").replaceAll(m -> String.valueOf(values.getOrDefault(m.group(1), m.group(2)))));
        System.out.println(json(new TreeMap<>(Map.of("a", List.of(1, "x\"y", true), "b", new TreeMap<>(Map.of("c", 2.5))))));
        StringBuilder roman = new StringBuilder();
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        int year = 1994;
        for (int i = 0; i < v.length; i++) for (; year >= v[i]; year -= v[i]) roman.append(s[i]);
        System.out.println(roman);
        System.out.println(Pattern.compile("(.)\\1*").matcher("aaabccd").replaceAll(m -> m.group(1) + m.group().length()) + " " + distance("kitten", "sitting"));
        Map<String, Map<String, String>> ini = new LinkedHashMap<>();
        String section = "";
        for (String line : "[a]\nx = 1\n; comment\n[b]\ny=2\nz = q=r".split("\n")) {
            if (line.startsWith("[")) section = line.substring(1, line.length() - 1);
            else if (!line.startsWith(";")) ini.computeIfAbsent(section, k -> new LinkedHashMap<>()).put(line.substring(0, line.indexOf('=')).trim(), line.substring(line.indexOf('=') + 1).trim());
        }
        System.out.println(ini);
    }
}
