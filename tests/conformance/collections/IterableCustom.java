// Iterable and Iterator of one's own: for-each, default methods, generators, infinite iterators, primitive iterators.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.stream.StreamSupport;

public class IterableCustom {
    static Iterable<Integer> fib(int limit) {
        return () -> new Iterator<>() {
            int a = 0, b = 1;

            @Override
            public boolean hasNext() {
                return a < limit;
            }

            @Override
            public Integer next() {
                if (!hasNext()) throw new NoSuchElementException("beyond " + limit);
                int r = a;
                a = b;
                b += r;
                return r;
            }
        };
    }

    static <T> Iterable<List<T>> pairs(Iterable<T> source) {
        return () -> {
            Iterator<T> it = source.iterator();
            return new Iterator<>() {
                T previous = it.hasNext() ? it.next() : null;

                @Override
                public boolean hasNext() {
                    return it.hasNext();
                }

                @Override
                public List<T> next() {
                    T current = it.next();
                    List<T> pair = List.of(previous, current);
                    previous = current;
                    return pair;
                }
            };
        };
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int x : fib(100)) sum += x;
        System.out.println(sum);
        List<Object> out = new ArrayList<>();
        pairs(fib(10)).forEach(out::add);
        System.out.println(out);
        Iterator<Integer> it = fib(3).iterator();
        it.forEachRemaining(System.out::print);
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(" " + e.getMessage());
        }
        try {
            fib(5).iterator().remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(StreamSupport.stream(fib(50).spliterator(), false).filter(x -> x % 2 == 0).toList());
        PrimitiveIterator.OfInt p = java.util.stream.IntStream.of(4, 5, 6).iterator();
        System.out.println(p.nextInt() + p.next() + " " + p.hasNext());
        p.forEachRemaining((int x) -> System.out.println(x));
    }
}
