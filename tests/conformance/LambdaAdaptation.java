// Boxing, unboxing, widening and void-compatibility between a method reference and its interface.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

public class LambdaAdaptation {
    interface Marker {}

    interface Three<A, B, C> {
        String call(A a, B b, C c);

        default Three<A, B, C> twice() {
            return (a, b, c) -> call(a, b, c) + call(a, b, c);
        }
    }

    static int square(int x) {
        return x * x;
    }

    static String join(Object... all) {
        return all.length + "args";
    }

    static <T extends Comparable<T>> T smaller(T a, T b) {
        return a.compareTo(b) < 0 ? a : b;
    }

    public static void main(String[] args) {
        Function<Integer, Object> boxed = LambdaAdaptation::square;
        IntFunction<Long> toLong = x -> (long) x;
        IntToLongFunction widen = LambdaAdaptation::square;
        ToDoubleFunction<Integer> toDouble = LambdaAdaptation::square;
        Supplier<Object> covariant = () -> "text";
        List<String> list = new ArrayList<>();
        Consumer<String> add = list::add;
        add.accept("one");
        Three<Integer, String, Long> varargs = LambdaAdaptation::join;
        System.out.println(boxed.apply(7) + " " + toLong.apply(8) + " " + widen.applyAsLong(70000 % 1000) + " " + toDouble.applyAsDouble(3));
        System.out.println(covariant.get() + " " + list + " " + varargs.twice().call(1, "b", 3L));
        Runnable r = (Runnable & Marker) () -> System.out.println("intersection");
        r.run();
        System.out.println(r instanceof Marker);
        java.util.function.BinaryOperator<String> min = LambdaAdaptation::smaller;
        System.out.println(min.apply("pear", "apple"));
        Function<Object, String> str = Object::toString;
        Function<String, Integer> parse = Integer::parseInt;
        System.out.println(str.andThen(parse).apply(new StringBuilder("123")) + 1);
    }
}
