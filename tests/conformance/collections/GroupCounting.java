// Word counts with plain maps, sorting entries, nested maps, multimaps by computeIfAbsent.
import java.util.*;

public class GroupCounting {
    public static void main(String[] args) {
        String text = "it was the best of times it was the worst of times it was the age of wisdom";
        Map<String, Integer> counts = new HashMap<>();
        for (String w : text.split(" ")) counts.merge(w, 1, Integer::sum);
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(counts.entrySet());
        entries.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()));
        System.out.println(entries);
        Map<Integer, Set<String>> byLength = new TreeMap<>(Comparator.reverseOrder());
        for (String w : counts.keySet()) byLength.computeIfAbsent(w.length(), k -> new TreeSet<>()).add(w);
        System.out.println(byLength);
        Map<Character, Map<Character, Integer>> pairs = new TreeMap<>();
        for (int i = 1; i < text.length(); i++) pairs.computeIfAbsent(text.charAt(i - 1), k -> new TreeMap<>()).merge(text.charAt(i), 1, Integer::sum);
        System.out.println(pairs.get('t') + " " + pairs.size());
    }
}
