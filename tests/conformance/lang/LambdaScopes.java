// Lambdas: captured parameters, this, effectively final variables, recursion through fields, nesting, serial of overloads, exceptions.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class LambdaScopes {
    int field = 1;
    static IntFunction<Integer> factorial;

    Supplier<Integer> counter() {
        return () -> ++field;
    }

    static <T> T call(Callable<T> c) {
        try {
            return c.call();
        } catch (Exception e) {
            System.out.println("caught " + e);
            return null;
        }
    }

    static String run(Runnable r) {
        r.run();
        return "Runnable";
    }

    static String run(Callable<?> c) throws Exception {
        c.call();
        return "Callable";
    }

    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);

        default <V> TriFunction<A, B, C, V> then(java.util.function.Function<? super R, ? extends V> f) {
            return (a, b, c) -> f.apply(apply(a, b, c));
        }
    }

    interface Self {
        Self me();
    }

    public static void main(String[] args) throws Exception {
        LambdaScopes s = new LambdaScopes();
        Supplier<Integer> c = s.counter();
        c.get();
        System.out.println(c.get() + " " + s.field);
        List<IntSupplier> list = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int j = i * i;
            list.add(() -> j + 100);
        }
        for (String t : new String[] {"x", "yy"}) list.add(() -> t.length());
        for (IntSupplier i : list) System.out.print(i.getAsInt() + " ");
        System.out.println();
        factorial = n -> n < 2 ? 1 : n * factorial.apply(n - 1);
        System.out.println(factorial.apply(10));
        System.out.println(call(() -> 5) + " " + call(() -> {
            throw new java.io.IOException("io");
        }));
        System.out.println(run(() -> {}) + " " + run(() -> 1));
        TriFunction<Integer, Long, String, String> tri = (a, b, d) -> a + b + d;
        System.out.println(tri.then(String::length).apply(1, 2L, "abc"));
        long l = 1L << 40;
        double d = 2.5;
        char ch = 'q';
        byte by = -1;
        boolean bo = true;
        float fl = 0.5f;
        short sh = 300;
        Supplier<String> all = () -> l + " " + d + " " + ch + " " + by + " " + bo + " " + fl + " " + sh + " " + s.field;
        System.out.println(all.get());
        Runnable nested = () -> {
            int x = 1;
            Runnable inner = () -> {
                int y = x + 1;
                Runnable innermost = () -> System.out.println(x + y + args.length);
                innermost.run();
            };
            inner.run();
        };
        nested.run();
        Self[] self = new Self[1];
        self[0] = () -> self[0];
        System.out.println(self[0].me() == self[0]);
        Object o = (Runnable & java.io.Serializable) () -> {};
        System.out.println(o instanceof java.io.Serializable);
    }
}
