// Bridge methods, covariant returns, bounded types, erasure, wildcard capture.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

public class GenericsBridges {
    abstract static class Node<T> {
        T value;

        abstract void set(T t);

        Node<T> self() {
            return this;
        }
    }

    static class IntNode extends Node<Integer> {
        @Override
        void set(Integer i) {
            value = i + 1;
        }

        @Override
        IntNode self() {
            return this;
        }
    }

    static class Len implements Comparator<String>, Comparable<Len> {
        @Override
        public int compare(String a, String b) {
            return a.length() - b.length();
        }

        @Override
        public int compareTo(Len o) {
            return 0;
        }
    }

    static <T extends Comparable<? super T>> T max(List<? extends T> list) {
        T best = list.get(0);
        for (T t : list) {
            if (t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Node<Integer> n = new IntNode();
        n.set(4);
        System.out.println(n.self().value + " " + new IntNode().self().getClass().getSimpleName());
        try {
            ((Node) n).set("text");
        } catch (ClassCastException e) {
            System.out.println("bridge cast");
        }
        System.out.println(max(Arrays.asList(3, 9, 2)) + max(Arrays.asList("x", "yy", "y")));
        String[] words = {"ccc", "a", "bb"};
        Arrays.sort(words, new Len());
        System.out.println(Arrays.toString(words));
        List<Integer> ints = new ArrayList<>();
        ((List) ints).add("polluted");
        System.out.println(ints.size());
        try {
            int x = ints.get(0);
            System.out.println(x);
        } catch (ClassCastException e) {
            System.out.println("heap pollution");
        }
        long bridges = Arrays.stream(IntNode.class.getDeclaredMethods()).filter(m -> m.isBridge()).count();
        System.out.println(bridges);
    }
}
