// Lambdas and method references of all kinds.
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

public class LambdaKinds {
    final String name;

    LambdaKinds(String name) {
        this.name = name;
    }

    String greet(String other) {
        return name + " greets " + other;
    }

    static int twice(int x) {
        return 2 * x;
    }

    class Inner {
        final int n;

        Inner(int n) {
            this.n = n;
        }
    }

    public static void main(String[] args) {
        Function<Integer, Integer> staticRef = LambdaKinds::twice;
        Function<String, LambdaKinds> constructor = LambdaKinds::new;
        LambdaKinds ann = constructor.apply("Ann");
        Function<String, String> bound = ann::greet;
        BiFunction<LambdaKinds, String, String> unbound = LambdaKinds::greet;
        IntFunction<int[]> arrayMaker = int[]::new;
        IntFunction<String[][]> arrays = String[][]::new;
        Supplier<List<String>> lists = ArrayList::new;
        ToIntFunction<String> length = String::length;
        UnaryOperator<String> upper = String::toUpperCase;
        IntBinaryOperator max = Math::max;
        IntFunction<Inner> inner = k -> ann.new Inner(k);
        System.out.println(staticRef.apply(21) + " " + bound.apply("Bob") + " " + unbound.apply(new LambdaKinds("Eve"), "Bob"));
        System.out.println(arrayMaker.apply(3).length + " " + arrays.apply(2).length + " " + lists.get().size() + " " + length.applyAsInt("four"));
        System.out.println(upper.apply("up") + max.applyAsInt(3, 9) + inner.apply(5).n);
        LambdaKinds none = null;
        try {
            Function<String, String> broken = none::greet;
            System.out.println(broken);
        } catch (NullPointerException e) {
            System.out.println("bound to null");
        }
    }
}
