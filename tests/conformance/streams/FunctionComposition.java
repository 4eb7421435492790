// java.util.function: composition of functions, predicates, operators, consumers, suppliers, currying, method references.
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

public class FunctionComposition {
    int base = 10;

    int plus(int x) {
        return base + x;
    }

    static String twice(String s) {
        return s + s;
    }

    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().apply(7));
        Predicate<String> empty = String::isEmpty, longer = s -> s.length() > 3;
        System.out.println(empty.negate().and(longer).test("word") + " " + empty.or(longer).test("abc") + " " + Predicate.not(empty).test("") + " " + Predicate.isEqual("x").test("x") + " " + Predicate.<String>isEqual(null).test(null));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.andThen(x -> "=" + x).apply(2, 3));
        List<String> log = new ArrayList<>();
        Consumer<String> first = log::add;
        first.andThen(s -> log.add(s + "!")).accept("c");
        BiConsumer<String, Integer> bi = (s, i) -> log.add(s.repeat(i));
        bi.andThen((s, i) -> log.add("" + i)).accept("ab", 2);
        System.out.println(log);
        IntUnaryOperator sq = x -> x * x;
        IntPredicate even = x -> x % 2 == 0;
        DoubleUnaryOperator half = d -> d / 2;
        System.out.println(sq.andThen(x -> x + 1).applyAsInt(4) + " " + sq.compose(x -> x + 1).applyAsInt(4) + " " + even.negate().or(x -> x == 4).test(4) + " " + half.andThen(Math::floor).applyAsDouble(5) + " " + IntUnaryOperator.identity().applyAsInt(3));
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * b + c;
        System.out.println(curried.apply(2).apply(3).apply(4));
        FunctionComposition f = new FunctionComposition();
        IntUnaryOperator bound = f::plus;
        f.base = 20;
        BiFunction<FunctionComposition, Integer, Integer> unbound = FunctionComposition::plus;
        UnaryOperator<String> st = FunctionComposition::twice;
        Supplier<List<String>> ctor = ArrayList::new;
        IntFunction<int[]> array = int[]::new;
        ToIntFunction<String> len = String::length;
        IntBinaryOperator max = Math::max;
        BooleanSupplier yes = () -> true;
        System.out.println(bound.applyAsInt(1) + " " + unbound.apply(f, 2) + " " + st.apply("q") + " " + ctor.get() + " " + array.apply(4).length + " " + len.applyAsInt("four") + " " + max.applyAsInt(3, 8) + " " + yes.getAsBoolean());
        Supplier<Supplier<String>> nested = () -> () -> "deep";
        System.out.println(nested.get().get());
        Function<Object, String> wide = Object::toString;
        Function<? super Integer, ? extends CharSequence> narrow = wide;
        System.out.println(narrow.apply(42).length());
        FunctionComposition none = null;
        try {
            IntUnaryOperator bad = none::plus;
        } catch (NullPointerException e) {
            System.out.println("bound to null");
        }
    }
}
