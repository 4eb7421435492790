// User-defined Iterable and Iterator, remove, ConcurrentModificationException.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

public class Iterators {
    record Range(int from, int to) implements Iterable<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int next = from;

                @Override
                public boolean hasNext() {
                    return next < to;
                }

                @Override
                public Integer next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("at " + next);
                    }
                    return next++;
                }
            };
        }
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int x : new Range(1, 5)) {
            for (int y : new Range(0, x)) {
                sum += x * y;
            }
        }
        System.out.println(sum);
        new Range(0, 3).forEach(x -> System.out.print(x + " "));
        Iterator<Integer> it = new Range(0, 1).iterator();
        it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("cannot " + e.getMessage());
        }
        List<String> l = new ArrayList<>(List.of("a", "b", "c", "d"));
        for (Iterator<String> i = l.iterator(); i.hasNext();) {
            if (i.next().compareTo("c") < 0) {
                i.remove();
            }
        }
        System.out.println(l);
        Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2, 3, 3));
        try {
            for (Integer k : m.keySet()) {
                m.put(k + 100, k);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("modified " + m.size());
        }
        try {
            for (String s : l) {
                l.remove(s);
            }
            System.out.println("unnoticed " + l);
        } catch (ConcurrentModificationException e) {
            System.out.println("noticed");
        }
    }
}
