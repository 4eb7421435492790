// Own collections on the Abstract* skeletons: what they give for nothing, and what they refuse.
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractQueue;
import java.util.AbstractSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

public class AbstractSkeletons {
    static class Range extends AbstractList<Integer> {
        final int from, to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Integer get(int i) {
            if (i < 0 || i >= size()) throw new IndexOutOfBoundsException("at " + i);
            return from + i;
        }

        @Override
        public int size() {
            return to - from;
        }
    }

    static class Evens extends AbstractSet<Integer> {
        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int next = 0;

                @Override
                public boolean hasNext() {
                    return next < 8;
                }

                @Override
                public Integer next() {
                    if (!hasNext()) throw new NoSuchElementException();
                    return (next += 2) - 2;
                }
            };
        }

        @Override
        public int size() {
            return 4;
        }
    }

    static class Squares extends AbstractMap<Integer, Integer> {
        @Override
        public Set<Map.Entry<Integer, Integer>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public Iterator<Map.Entry<Integer, Integer>> iterator() {
                    return List.of(Map.entry(1, 1), Map.entry(2, 4)).iterator();
                }

                @Override
                public int size() {
                    return 2;
                }
            };
        }
    }

    static class One extends AbstractQueue<String> {
        String held;

        @Override
        public Iterator<String> iterator() {
            return held == null ? Collections.emptyIterator() : List.of(held).iterator();
        }

        @Override
        public int size() {
            return held == null ? 0 : 1;
        }

        @Override
        public boolean offer(String s) {
            if (held != null) return false;
            held = s;
            return true;
        }

        @Override
        public String poll() {
            String s = held;
            held = null;
            return s;
        }

        @Override
        public String peek() {
            return held;
        }
    }

    public static void main(String[] args) {
        Range r = new Range(3, 9);
        System.out.println(r + " " + r.contains(5) + r.indexOf(8) + r.subList(1, 4) + r.hashCode() + r.equals(List.of(3, 4, 5, 6, 7, 8)) + r.stream().mapToInt(x -> x).sum());
        try {
            r.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported");
        }
        Evens e = new Evens();
        System.out.println(e + " " + e.contains(4) + e.contains(5) + e.equals(Set.of(0, 2, 4, 6)) + e.hashCode() + e.toArray().length);
        Squares s = new Squares();
        System.out.println(s + " " + s.get(2) + s.containsValue(4) + s.keySet() + s.values() + s.getOrDefault(5, -1) + s.equals(Map.of(2, 4, 1, 1)));
        One q = new One();
        System.out.println(q.add("a") + " " + q.offer("b") + q + q.element() + q.remove());
        try {
            q.remove();
        } catch (NoSuchElementException x) {
            System.out.println("none");
        }
        q.add("c");
        try {
            q.add("d");
        } catch (IllegalStateException x) {
            System.out.println(x.getMessage());
        }
        AbstractCollection<Object> self = new AbstractCollection<>() {
            @Override
            public Iterator<Object> iterator() {
                return List.<Object>of(this, 1).iterator();
            }

            @Override
            public int size() {
                return 2;
            }
        };
        System.out.println(self);
    }
}
