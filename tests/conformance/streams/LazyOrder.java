// When stream operations run: laziness, short circuits, sorted as a barrier, flatMap laziness, side effects in order.
import java.util.*;
import java.util.stream.*;

public class LazyOrder {
    public static void main(String[] args) {
        StringBuilder log = new StringBuilder();
        Stream<Integer> s = Stream.of(3, 1, 2).map(x -> {
            log.append("m").append(x);
            return x;
        });
        System.out.println("[" + log + "]");
        s.forEach(x -> log.append("e").append(x));
        System.out.println(log);
        log.setLength(0);
        Stream.of(1, 2, 3, 4, 5).filter(x -> {
            log.append("f").append(x);
            return x % 2 == 0;
        }).map(x -> {
            log.append("m").append(x);
            return x * 10;
        }).findFirst();
        System.out.println(log);
        log.setLength(0);
        Stream.of(2, 1).peek(x -> log.append("a").append(x)).sorted().peek(x -> log.append("b").append(x)).anyMatch(x -> x == 1);
        System.out.println(log);
        log.setLength(0);
        Stream.of(1, 2, 3).flatMap(x -> Stream.of(x, x * 10).peek(y -> log.append("p").append(y))).limit(3).forEach(x -> log.append("L"));
        System.out.println(log);
        log.setLength(0);
        Stream.iterate(1, x -> x + 1).peek(x -> log.append(x)).takeWhile(x -> x < 4).skip(1).forEach(x -> log.append("s"));
        System.out.println(log);
        List<Integer> source = new ArrayList<>(List.of(1));
        Stream<Integer> late = source.stream();
        source.add(2);
        System.out.println(late.count());
        try {
            source.stream().forEach(x -> source.add(9));
        } catch (ConcurrentModificationException | OutOfMemoryError e) {
            System.out.println("modified");
        }
    }
}
