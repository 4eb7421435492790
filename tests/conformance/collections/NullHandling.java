// Which collections take nulls, as keys, values, elements, in queries.
import java.util.*;
import java.util.concurrent.*;

public class NullHandling {
    public static void main(String[] args) throws Exception {
        for (Collection<String> c : List.<Collection<String>>of(new ArrayList<>(), new LinkedList<>(), new HashSet<>(), new LinkedHashSet<>(), new TreeSet<>(), new ArrayDeque<>(), new PriorityQueue<>(), new Vector<>(), new CopyOnWriteArrayList<>(), new ConcurrentLinkedQueue<>(), new ConcurrentSkipListSet<>())) {
            String out = c.getClass().getSimpleName();
            try {
                c.add(null);
                out += " adds";
            } catch (NullPointerException e) {
                out += " refuses";
            }
            try {
                out += c.contains(null);
            } catch (NullPointerException e) {
                out += " NPE";
            }
            try {
                out += c.remove(null);
            } catch (NullPointerException e) {
                out += " NPE";
            }
            System.out.println(out);
        }
        for (Map<String, String> m : List.<Map<String, String>>of(new HashMap<>(), new TreeMap<>(), new Hashtable<>(), new ConcurrentHashMap<>(), new LinkedHashMap<>(), new IdentityHashMap<>(), new WeakHashMap<>(), new ConcurrentSkipListMap<>())) {
            String out = m.getClass().getSimpleName();
            try {
                m.put(null, "v");
                out += " key" + m.get(null);
            } catch (NullPointerException e) {
                out += " nokey";
            }
            try {
                m.put("k", null);
                out += " value" + m.containsValue(null);
            } catch (NullPointerException e) {
                out += " novalue";
            }
            System.out.println(out);
        }
    }
}
