// Copy constructors and addAll between all collections, capacity arguments, clones are shallow.
import java.util.*;

public class CopyConstructors {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        List<int[]> shared = new ArrayList<>(List.of(new int[] {1}));
        @SuppressWarnings("unchecked")
        List<int[]> copy = (List<int[]>) ((ArrayList<int[]>) shared).clone();
        copy.get(0)[0] = 9;
        copy.add(null);
        System.out.println(shared.get(0)[0] + " " + shared.size());
        TreeSet<String> byLength = new TreeSet<>(Comparator.comparing(String::length));
        byLength.addAll(List.of("aa", "b", "cc", "ddd"));
        System.out.println(byLength + " " + new TreeSet<>(byLength).add("ee") + " " + new TreeSet<>((Collection<String>) byLength).add("ee") + " " + new PriorityQueue<>(byLength).peek() + " " + new ArrayList<>(byLength) + new LinkedList<>(byLength) + new ArrayDeque<>(byLength) + new LinkedHashSet<>(byLength) + new Vector<>(byLength));
        TreeMap<String, Integer> m = new TreeMap<>(Comparator.reverseOrder());
        m.put("a", 1);
        m.put("b", 2);
        System.out.println(new TreeMap<>(m) + " " + new TreeMap<>((Map<String, Integer>) m) + " " + new LinkedHashMap<>(m) + " " + new TreeMap<>(new HashMap<>(m)) + " " + m.clone().equals(m) + " " + new EnumMap<>(Map.of(Thread.State.NEW, 1)));
        System.out.println(new ArrayList<>(shared).addAll(copy) + " " + new HashSet<>(List.of(1)).addAll(List.of(1)) + " " + Collections.addAll(new ArrayDeque<>(), 1, 2));
        attempt(() -> new EnumMap<Thread.State, Integer>(new HashMap<>()));
        attempt(() -> new ArrayList<>((Collection<Integer>) null));
        attempt(() -> new PriorityQueue<Integer>(0));
    }
}
