// Optional and its primitive forms.
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;

public class Optionals {
    static Optional<String> find(int k) {
        return k > 0 ? Optional.of("found" + k) : Optional.empty();
    }

    public static void main(String[] args) {
        System.out.println(find(1) + " " + find(0) + " " + find(1).isPresent() + find(0).isEmpty());
        System.out.println(find(1).map(String::length).orElse(-1) + " " + find(0).map(String::length).orElse(-1) + " " + find(0).orElseGet(() -> "made"));
        System.out.println(find(2).filter(s -> s.endsWith("1")) + " " + find(2).flatMap(s -> find(s.length())) + " " + find(0).or(() -> find(9)));
        find(3).ifPresentOrElse(System.out::println, () -> System.out.println("none"));
        find(0).ifPresentOrElse(System.out::println, () -> System.out.println("none"));
        try {
            find(0).get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            find(0).orElseThrow(IllegalStateException::new);
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        System.out.println(Optional.ofNullable(null) + " " + Optional.of(1).equals(Optional.of(1)) + OptionalInt.of(3) + OptionalInt.empty() + find(1).stream().count() + Optional.of("h").hashCode());
    }
}
