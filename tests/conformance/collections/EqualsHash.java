// Equality and hash codes between different collections.
import java.util.*;

public class EqualsHash {
    public static void main(String[] args) {
        List<Integer> a = new ArrayList<>(List.of(1, 2, 3));
        System.out.println(a.equals(new LinkedList<>(a)) + " " + a.equals(new Vector<>(a)) + " " + a.equals(List.of(1, 2, 3)) + " " + a.equals(new ArrayDeque<>(a)) + " " + a.equals(new HashSet<>(a)) + " " + a.hashCode() + " " + Arrays.asList(1, 2, 3).hashCode());
        Set<Integer> s = new HashSet<>(a);
        System.out.println(s.equals(new TreeSet<>(a)) + " " + s.equals(new LinkedHashSet<>(List.of(3, 2, 1))) + " " + s.hashCode() + " " + Set.of(3, 1, 2).hashCode() + " " + s.equals(Map.of(1, 1, 2, 2, 3, 3).keySet()));
        Map<String, Integer> m = new HashMap<>(Map.of("a", 1));
        System.out.println(m.equals(new TreeMap<>(m)) + " " + m.hashCode() + " " + m.entrySet().iterator().next().equals(Map.entry("a", 1)) + " " + m.entrySet().hashCode() + " " + new AbstractMap.SimpleEntry<>("a", 1).hashCode() + " " + m.keySet().equals(Set.of("a")));
        System.out.println(new ArrayDeque<>(a).equals(new ArrayDeque<>(a)) + " " + new PriorityQueue<>(a).equals(new PriorityQueue<>(a)) + " " + Collections.emptyList().equals(List.of()) + " " + List.of().hashCode() + Set.of().hashCode() + Map.of().hashCode());
        List<Object> self = new ArrayList<>();
        self.add(self);
        System.out.println(self + " " + new ArrayList<>(Arrays.asList(null, 1)).hashCode() + " " + Objects.hash(1, null, "x") + " " + Objects.equals(null, null) + Objects.hashCode(null) + Objects.toString(null, "d"));
    }
}
