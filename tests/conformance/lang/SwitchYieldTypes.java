// Switch expressions as arguments, in lambdas, with blocks, throwing, mixed types, over strings and enums, nested in loops.
import java.util.*;
import java.util.function.*;

public class SwitchYieldTypes {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Function<Object, Integer> size = o -> switch (o.getClass().getSimpleName()) {
            case "String" -> ((String) o).length();
            case "Integer" -> (Integer) o;
            case "ArrayList" -> {
                int n = 0;
                for (Object x : (List<?>) o) n += x.hashCode();
                yield n;
            }
            default -> throw new IllegalArgumentException(o.getClass().getName());
        };
        System.out.println(size.apply("four") + size.apply(6) + size.apply(new ArrayList<>(List.of(1, 2))));
        attempt(() -> size.apply(1.5));
        for (Thread.State s : Thread.State.values()) {
            System.out.print(switch (s) {
                case NEW, RUNNABLE -> 'a';
                case BLOCKED -> 1L;
                case WAITING -> 2.5f;
                default -> {
                    if (s.ordinal() > 4) yield 9;
                    yield (short) 3;
                }
            } + " ");
        }
        System.out.println();
        int total = 0;
        for (int i = 0; i < 10; i++) {
            total += switch (i % 4) {
                case 0:
                    yield i;
                case 1:
                case 2:
                    int k = i * 2;
                    while (k > 10) k -= 3;
                    yield k;
                default:
                    yield -1;
            };
        }
        System.out.println(total);
    }
}
