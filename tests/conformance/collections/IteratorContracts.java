// hasNext is idempotent, next beyond the end throws, remove twice throws, forEachRemaining, for every kind of collection.
import java.util.*;
import java.util.concurrent.*;

public class IteratorContracts {
    public static void main(String[] args) throws Exception {
        for (Collection<Integer> c : List.<Collection<Integer>>of(new ArrayList<>(List.of(1, 2, 3)), new LinkedList<>(List.of(1, 2, 3)), new HashSet<>(List.of(1, 2, 3)), new TreeSet<>(List.of(1, 2, 3)), new ArrayDeque<>(List.of(1, 2, 3)), new PriorityQueue<>(List.of(1, 2, 3)), new LinkedHashSet<>(List.of(1, 2, 3)), new ConcurrentLinkedQueue<>(List.of(1, 2, 3)), new TreeMap<>(Map.of(1, 1, 2, 2, 3, 3)).keySet(), new LinkedHashMap<>(Map.of(1, 1)).values(), Arrays.asList(1, 2, 3), List.of(1, 2, 3))) {
            StringBuilder sb = new StringBuilder(c.getClass().getSimpleName());
            Iterator<Integer> it = c.iterator();
            for (int k = 0; k < 5; k++) it.hasNext();
            sb.append(' ').append(it.next());
            try {
                it.remove();
                sb.append(" removed");
                it.remove();
                sb.append(" twice?");
            } catch (IllegalStateException | UnsupportedOperationException e) {
                sb.append(' ').append(e.getClass().getSimpleName());
            }
            it.forEachRemaining(x -> sb.append(x));
            try {
                it.next();
            } catch (NoSuchElementException e) {
                sb.append(" end");
            }
            System.out.println(sb + " " + c.size());
        }
    }
}
