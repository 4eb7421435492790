// Functional pipelines written by hand: map, filter, fold, memoise, compose, currying with generics.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

public class NestedGenericsLambda {
    static <A, B> List<B> map(List<? extends A> list, Function<? super A, ? extends B> f) {
        List<B> out = new ArrayList<>();
        for (A a : list) {
            out.add(f.apply(a));
        }
        return out;
    }

    static <A> List<A> filter(List<A> list, Predicate<? super A> p) {
        List<A> out = new ArrayList<>();
        list.forEach(a -> {
            if (p.test(a)) {
                out.add(a);
            }
        });
        return out;
    }

    static <A, B> B fold(List<A> list, B zero, BiFunction<B, A, B> f) {
        B acc = zero;
        for (A a : list) {
            acc = f.apply(acc, a);
        }
        return acc;
    }

    static <A, B> Function<A, B> memo(Function<A, B> f) {
        Map<A, B> cache = new HashMap<>();
        return a -> {
            B b = cache.get(a);
            if (b == null) {
                b = f.apply(a);
                cache.put(a, b);
            }
            return b;
        };
    }

    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> maker;
        private T value;

        Lazy(Supplier<? extends T> maker) {
            this.maker = maker;
        }

        @Override
        public T get() {
            if (maker != null) {
                value = maker.get();
                maker = null;
            }
            return value;
        }
    }

    public static void main(String[] args) {
        List<Integer> xs = List.of(1, 2, 3, 4, 5, 6);
        System.out.println(fold(map(filter(xs, x -> x % 2 == 0), x -> "n" + x), "", String::concat));
        int[] calls = {0};
        Function<Integer, Long> slow = memo(n -> {
            calls[0]++;
            return (long) n * n;
        });
        System.out.println(slow.apply(9) + slow.apply(9) + slow.apply(3) + " " + calls[0]);
        Lazy<String> lazy = new Lazy<>(() -> {
            System.out.println("made once");
            return "value";
        });
        System.out.println(lazy.get() + lazy.get());
        Predicate<String> empty = String::isEmpty;
        System.out.println(empty.negate().and(s -> s.length() < 4).or(s -> s.equals("long one")).test("abc") + " " + Predicate.not(empty).test(""));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.andThen(x -> x * 10).apply(3, 4));
    }
}
