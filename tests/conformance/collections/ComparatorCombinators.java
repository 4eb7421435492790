// Comparator: comparing with keys, primitives, reversed, nulls, chains, natural and reverse order, min and max.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;

public class ComparatorCombinators {
    record P(String name, int age, Double score) {
        @Override
        public String toString() {
            return name + age;
        }
    }

    public static void main(String[] args) {
        List<P> people = new ArrayList<>(List.of(new P("bob", 30, 1.5), new P("al", 25, null), new P("cy", 30, 0.5), new P("Al", 40, 9.0)));
        people.sort(Comparator.comparing(P::name));
        System.out.println(people);
        people.sort(Comparator.comparing(P::name, String.CASE_INSENSITIVE_ORDER).thenComparingInt(P::age));
        System.out.println(people);
        people.sort(Comparator.comparingInt(P::age).reversed().thenComparing(P::name, Comparator.reverseOrder()));
        System.out.println(people);
        people.sort(Comparator.comparing(P::score, Comparator.nullsLast(Comparator.naturalOrder())));
        System.out.println(people);
        people.sort(Comparator.comparing(P::score, Comparator.nullsFirst(Comparator.reverseOrder())));
        System.out.println(people);
        people.sort(Comparator.comparingDouble((P p) -> p.age() / 7.0).thenComparingLong(p -> -p.name().length()));
        System.out.println(people);
        List<String> words = new ArrayList<>();
        Collections.addAll(words, "b", null, "A", "c", null);
        words.sort(Comparator.nullsFirst(String::compareToIgnoreCase));
        System.out.println(words);
        words.sort(Comparator.nullsLast(Comparator.<String>naturalOrder().reversed()));
        System.out.println(words);
        System.out.println(Comparator.<Integer>naturalOrder().compare(1, 2) + " " + Comparator.<Integer>reverseOrder().reversed().compare(1, 2) + " " + Collections.reverseOrder(Comparator.<Integer>naturalOrder()).compare(1, 2));
        System.out.println(BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(4, 2) + " " + BinaryOperator.maxBy(Comparator.comparing(String::length)).apply("aa", "bb"));
        System.out.println(Map.of("k", 2).entrySet().stream().max(Map.Entry.comparingByValue()).get() + " " + Map.Entry.<String, Integer>comparingByKey(Comparator.reverseOrder()).compare(Map.entry("a", 1), Map.entry("b", 1)));
        try {
            Comparator.<Integer>naturalOrder().compare(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        System.out.println(Comparator.naturalOrder().equals(Comparator.naturalOrder()));
    }
}
