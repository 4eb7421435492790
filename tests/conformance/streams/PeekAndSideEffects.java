// Order of side effects in sequential pipelines with sorted, distinct, limit, flatMap and collect.
import java.util.*;
import java.util.stream.*;

public class PeekAndSideEffects {
    public static void main(String[] args) throws Exception {
        StringBuilder log = new StringBuilder();
        List<Integer> out = Stream.of(3, 1, 2, 3, 1).peek(x -> log.append("a").append(x)).distinct().peek(x -> log.append("b").append(x)).sorted().peek(x -> log.append("c").append(x)).limit(2).peek(x -> log.append("d").append(x)).collect(Collectors.toList());
        System.out.println(out + " " + log);
        log.setLength(0);
        IntStream.range(0, 3).mapToObj(i -> IntStream.range(0, 2).peek(j -> log.append(i).append(j).append(' '))).flatMapToInt(s -> s).sum();
        System.out.println(log);
        log.setLength(0);
        Stream.of("x", "y").map(s -> {
            log.append("map").append(s);
            return s;
        }).collect(Collectors.collectingAndThen(Collectors.mapping(s -> {
            log.append("down").append(s);
            return s;
        }, Collectors.toList()), l -> {
            log.append("fin").append(l.size());
            return l;
        }));
        System.out.println(log);
        log.setLength(0);
        Stream.of(1, 2, 3).sorted(Comparator.comparing(x -> {
            log.append('k');
            return -x;
        })).forEach(log::append);
        System.out.println(log);
    }
}
