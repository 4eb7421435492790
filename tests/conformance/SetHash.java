// HashSet algebra on small integers and strings.
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

public class SetHash {
    public static void main(String[] args) {
        Set<Integer> a = new HashSet<>(List.of(1, 2, 3, 4)), b = new HashSet<>(List.of(3, 4, 5));
        Set<Integer> union = new HashSet<>(a), both = new HashSet<>(a), minus = new HashSet<>(a);
        union.addAll(b);
        both.retainAll(b);
        minus.removeAll(b);
        System.out.println(union + " " + both + " " + minus + " " + a.containsAll(both) + a.add(1) + a.add(9) + a.remove(77));
        Set<String> s = new HashSet<>();
        for (String w : "one two three two one four".split(" ")) {
            if (!s.add(w)) {
                System.out.print("again " + w + "; ");
            }
        }
        System.out.println(s + " " + new TreeSet<>(s) + s.size() + s.hashCode());
        System.out.println(s.equals(Set.of("four", "three", "two", "one")) + " " + new TreeSet<>(Set.of(3, 1, 2)));
        try {
            Set.of(1, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Set<Set<Integer>> nested = new HashSet<>();
        nested.add(Set.of(1, 2));
        System.out.println(nested.contains(new HashSet<>(List.of(2, 1))));
    }
}
