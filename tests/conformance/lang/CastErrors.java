// ClassCastException messages: library classes, own classes, arrays, lambdas stay silent until used; checkcast of null.
import java.util.ArrayList;
import java.util.List;

public class CastErrors {
    interface Shape {}

    static class Round implements Shape {}

    static class Square implements Shape {}

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Object o = "text";
        attempt(() -> System.out.println((Integer) o));
        attempt(() -> System.out.println(((Number) (Object) 'c').intValue()));
        Shape s = new Round();
        attempt(() -> System.out.println((Square) s));
        attempt(() -> System.out.println((Runnable) (Object) s));
        attempt(() -> System.out.println((int[]) (Object) new Integer[1]));
        attempt(() -> System.out.println(((Object[]) (Object) new int[1][1]).length));
        attempt(() -> System.out.println((String) null));
        List raw = new ArrayList<String>();
        raw.add(1);
        List<String> strings = raw;
        attempt(() -> System.out.println(strings.get(0).length()));
        attempt(() -> System.out.println((Object) strings.get(0)));
        attempt(() -> System.out.println(((Comparable<Object>) (Comparable) "a").compareTo(1)));
        System.out.println(Shape.class.isInstance(s) + " " + Round.class.cast(s).getClass().getSimpleName());
        attempt(() -> Square.class.cast(s));
        System.out.println((s instanceof Round) + " " + (null instanceof Round) + " " + (o instanceof CharSequence c && c.length() == 4));
    }
}
