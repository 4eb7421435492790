// Generics: bounded types, wildcards, recursive bounds, generic arrays by reflection, intersection types, inference, erasure.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

public class GenericMethods {
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        T best = null;
        for (T t : c) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }

    static <T extends Number & Comparable<T>> double clamp(T x, T lo, T hi) {
        return (x.compareTo(lo) < 0 ? lo : x.compareTo(hi) > 0 ? hi : x).doubleValue();
    }

    static double sum(List<? extends Number> l) {
        double d = 0;
        for (Number n : l) d += n.doubleValue();
        return d;
    }

    static void fill(List<? super Integer> l) {
        for (int i = 0; i < 3; i++) l.add(i);
    }

    static abstract class Builder<B extends Builder<B>> {
        final StringBuilder sb = new StringBuilder();

        abstract B self();

        B put(Object o) {
            sb.append(o);
            return self();
        }
    }

    static class Loud extends Builder<Loud> {
        @Override
        Loud self() {
            return this;
        }

        Loud shout() {
            sb.append('!');
            return this;
        }
    }

    static class Pair<A, B> {
        final A a;
        final B b;

        Pair(A a, B b) {
            this.a = a;
            this.b = b;
        }

        <C> Pair<A, C> withSecond(Function<? super B, ? extends C> f) {
            return new Pair<>(a, f.apply(b));
        }

        static <X> Pair<X, X> twin(X x) {
            return new Pair<>(x, x);
        }

        @Override
        public String toString() {
            return "(" + a + "," + b + ")";
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T[] array(int n, T... sample) {
        return Arrays.copyOf(sample, n);
    }

    @SuppressWarnings("unchecked")
    static <T> T unchecked(Object o) {
        return (T) o;
    }

    public static void main(String[] args) {
        System.out.println(max(List.of(3, 9, 4)) + " " + max(List.of("b", "c", "a")) + " " + clamp(5, 1, 3) + " " + clamp(2.5, 1.0, 3.0) + " " + sum(List.of(1, 2.5, 3L)));
        List<Number> numbers = new ArrayList<>(List.of(0.5));
        fill(numbers);
        List<Object> objects = new ArrayList<>();
        fill(objects);
        System.out.println(numbers + " " + objects + " " + new Loud().put(1).shout().put("x").shout().sb);
        System.out.println(Pair.twin("q").withSecond(String::length) + " " + new Pair<>(1, List.of()).withSecond(List::isEmpty) + " " + array(2, "z")[0] + " " + array(3).getClass().getSimpleName());
        System.out.println(new ArrayList<String>().getClass() == new ArrayList<Integer>().getClass());
        try {
            String s = unchecked(5);
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("late cast");
        }
        Object fine = unchecked(5);
        System.out.println(fine);
        var list = new ArrayList<>(List.of(new Pair<>("b", 2), new Pair<>("a", 3)));
        list.sort(Comparator.comparing(p -> p.a));
        System.out.println(list);
        Function<Integer, ? extends Number> f = x -> x / 2.0;
        System.out.println(f.apply(5).intValue());
    }
}
