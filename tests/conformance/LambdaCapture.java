// Capturing this, locals, parameters, other lambdas; lambdas returning lambdas; recursion through a field.
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;

public class LambdaCapture {
    int field = 10;
    static IntUnaryOperator factorial;

    IntSupplier adder(int x, long y, double z, String s, char c, boolean b) {
        int local = x * 2;
        return () -> field + local + (int) y + (int) z + s.length() + c + (b ? 1 : 0);
    }

    static Function<Integer, Function<Integer, Function<Integer, Integer>>> curry() {
        return a -> b -> c -> a * 100 + b * 10 + c;
    }

    public static void main(String[] args) {
        LambdaCapture o = new LambdaCapture();
        IntSupplier s = o.adder(1, 2L, 3.7, "four", 'A', true);
        System.out.println(s.getAsInt());
        o.field = 20;
        System.out.println(s.getAsInt());
        System.out.println(curry().apply(1).apply(2).apply(3));
        factorial = n -> n < 2 ? 1 : n * factorial.applyAsInt(n - 1);
        System.out.println(factorial.applyAsInt(10));
        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().apply(7));
        LongBinaryOperator op = (a, b) -> a * b + 1;
        System.out.println(op.applyAsLong(1L << 20, 1L << 20));
        Runnable[] rs = new Runnable[3];
        int[] total = {0};
        for (int i = 0; i < rs.length; i++) {
            int k = i;
            rs[i] = () -> total[0] += k * k;
        }
        for (Runnable r : rs) {
            r.run();
        }
        System.out.println(total[0]);
    }
}
