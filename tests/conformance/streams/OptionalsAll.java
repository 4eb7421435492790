// Optional and its primitive forms: every method.
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

public class OptionalsAll {
    public static void main(String[] args) {
        Optional<String> full = Optional.of("value"), none = Optional.empty();
        System.out.println(full + " " + none + " " + full.get() + " " + full.isPresent() + none.isEmpty() + " " + none.orElse("else") + " " + none.orElseGet(() -> "got") + " " + full.map(String::length) + " " + full.flatMap(s -> Optional.<Integer>empty()) + " " + full.filter(s -> s.startsWith("x")));
        full.ifPresent(System.out::println);
        none.ifPresentOrElse(System.out::println, () -> System.out.println("absent"));
        System.out.println(none.or(() -> Optional.of("or")) + " " + full.stream().count() + none.stream().count() + " " + full.equals(Optional.of("value")) + " " + full.hashCode() + " " + Optional.ofNullable(null).map(x -> x) + " " + full.map(s -> null));
        for (Runnable r : new Runnable[] {none::get, none::orElseThrow, () -> none.orElseThrow(() -> new IllegalStateException("mine")), () -> Optional.of(null), () -> full.map(null), () -> OptionalInt.empty().getAsInt(), () -> full.flatMap(s -> null)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        System.out.println(OptionalInt.of(3) + " " + OptionalLong.empty() + " " + OptionalDouble.of(2.5).orElse(1) + " " + OptionalInt.of(3).equals(OptionalInt.of(3)) + " " + OptionalLong.of(5).stream().sum() + " " + OptionalInt.empty().orElseGet(() -> 9) + " " + OptionalDouble.of(Double.NaN).equals(OptionalDouble.of(Double.NaN)));
        OptionalInt.of(8).ifPresentOrElse(x -> System.out.println("int " + x), () -> {});
    }
}
