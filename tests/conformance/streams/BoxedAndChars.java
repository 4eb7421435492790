// Streams of characters and boxes, conversions between kinds, arrays of streams, iterators back and forth.
import java.util.*;
import java.util.stream.*;

public class BoxedAndChars {
    public static void main(String[] args) {
        System.out.println("hello world".chars().mapToObj(c -> (char) c).filter(Character::isLetter).map(Character::toUpperCase).map(String::valueOf).collect(Collectors.joining()));
        System.out.println("mississippi".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting())) + " " + "abc".codePoints().map(c -> c + 1).collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append));
        System.out.println(Stream.of(1, 2, 3).mapToInt(x -> x).mapToObj(x -> "n" + x).toList() + " " + Stream.of("1.5", "2.5").mapToDouble(Double::parseDouble).sum() + " " + Stream.of(1, 2).mapToLong(x -> x * 10_000_000_000L).sum() + " " + IntStream.of(1, 2).mapToDouble(x -> x / 4.0).boxed().toList() + " " + LongStream.of(3).mapToInt(x -> (int) x).sum());
        Iterator<Integer> it = IntStream.range(0, 5).boxed().iterator();
        it.next();
        Iterable<Integer> rest = () -> it;
        System.out.println(StreamSupport.stream(rest.spliterator(), false).map(x -> x * x).toList() + " " + Arrays.stream(new int[][] {{1, 2}, {3}}).flatMapToInt(Arrays::stream).sum() + " " + Stream.of("a b", "c").flatMap(s -> Arrays.stream(s.split(" "))).toList());
        System.out.println(IntStream.rangeClosed('a', 'e').mapToObj(c -> "" + (char) c).collect(Collectors.joining(",")) + " " + new String("dcba".chars().sorted().toArray().length == 4 ? "sorted" : "?") + " " + Stream.of(1.5, 2.5).mapToDouble(Double::doubleValue).max().getAsDouble());
    }
}
