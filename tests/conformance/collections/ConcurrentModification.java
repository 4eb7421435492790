// Fail-fast iterators of every collection, and the ways around them.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

public class ConcurrentModification {
    static void check(Collection<Integer> c) {
        for (int i = 0; i < 5; i++) c.add(i);
        String name = c.getClass().getSimpleName();
        try {
            for (Integer i : c) {
                if (i == 1) c.add(77);
            }
            System.out.println(name + " unnoticed");
        } catch (ConcurrentModificationException e) {
            System.out.println(name + " noticed " + e.getMessage());
        }
        Iterator<Integer> it = c.iterator();
        while (it.hasNext()) {
            if (it.next() % 2 == 0) it.remove();
        }
        try {
            it.remove();
            it.remove();
            System.out.println("removed twice");
        } catch (IllegalStateException e) {
            System.out.println(name + " " + c.size() + " " + e.getMessage());
        }
    }

    static void map(Map<Integer, String> m) {
        for (int i = 0; i < 5; i++) m.put(i, "v" + i);
        try {
            for (Integer k : m.keySet()) m.remove(k + 1);
        } catch (ConcurrentModificationException e) {
            System.out.println(m.getClass().getSimpleName() + " " + m);
        }
        for (Map.Entry<Integer, String> e : m.entrySet()) e.setValue("w");
        m.values().removeIf(v -> v.equals("w"));
        System.out.println(m);
        try {
            m.computeIfAbsent(1, k -> {
                m.put(2, "inner");
                return "outer";
            });
            System.out.println("computed " + m);
        } catch (ConcurrentModificationException e) {
            System.out.println("compute noticed");
        }
    }

    public static void main(String[] args) {
        check(new ArrayList<>());
        check(new LinkedList<>());
        check(new HashSet<>());
        check(new TreeSet<>());
        check(new PriorityQueue<>());
        check(new Vector<>());
        check(new ArrayDeque<>());
        map(new HashMap<>());
        map(new LinkedHashMap<>());
        map(new TreeMap<>());
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        for (Integer i : list) {
            if (i == 2) list.remove(i);
        }
        System.out.println(list + " the well-known hole");
        ListIterator<Integer> it = list.listIterator();
        it.next();
        it.add(5);
        it.previous();
        it.set(6);
        System.out.println(list + " " + it.nextIndex() + " " + it.previousIndex());
    }
}
