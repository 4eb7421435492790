// Collectors: groupingBy with maps and downstreams, partitioningBy, counting, mapping, filtering, flatMapping, reducing.
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class CollectorsGrouping {
    enum Kind { FRUIT, ROOT }

    record Food(String name, Kind kind, int weight, List<String> tags) {}

    public static void main(String[] args) {
        List<Food> foods = List.of(new Food("apple", Kind.FRUIT, 5, List.of("red", "sweet")), new Food("carrot", Kind.ROOT, 3, List.of("orange")), new Food("beet", Kind.ROOT, 8, List.of("red")), new Food("pear", Kind.FRUIT, 6, List.of("sweet", "green")));
        System.out.println("" + foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new, Collectors.mapping(Food::name, Collectors.toList()))));
        System.out.println("" + foods.stream().collect(Collectors.groupingBy(f -> f.name().length(), TreeMap::new, Collectors.counting())) + " " + foods.stream().collect(Collectors.groupingBy(Food::kind, () -> new EnumMap<>(Kind.class), Collectors.summingInt(Food::weight))));
        Map<Boolean, List<String>> heavy = foods.stream().collect(Collectors.partitioningBy(f -> f.weight() > 5, Collectors.mapping(Food::name, Collectors.toList())));
        System.out.println(heavy + " " + Stream.<Food>empty().collect(Collectors.partitioningBy(f -> true)));
        System.out.println("" + foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new, Collectors.flatMapping(f -> f.tags().stream(), Collectors.toCollection(TreeSet::new)))));
        System.out.println("" + foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new, Collectors.filtering(f -> f.weight() > 5, Collectors.mapping(Food::name, Collectors.joining("+"))))));
        System.out.println("" + foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingInt(Food::weight)), o -> o.get().name()))));
        System.out.println("" + foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new, Collectors.averagingDouble(Food::weight))) + " " + foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new, Collectors.reducing(0, Food::weight, Integer::max))));
        System.out.println("" + foods.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(Food::weight), (c, s) -> s + "/" + c)));
        System.out.println(new TreeMap<>(foods.stream().collect(Collectors.toMap(Food::name, Food::weight))) + " " + foods.stream().collect(Collectors.toMap(Food::kind, Food::weight, Integer::sum, TreeMap::new)));
        try {
            foods.stream().collect(Collectors.toMap(Food::kind, Food::name));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("" + foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new, Collectors.groupingBy(f -> f.weight() % 2, TreeMap::new, Collectors.mapping(Food::name, Collectors.toSet())))));
        System.out.println("" + foods.stream().map(Food::name).collect(Collectors.toUnmodifiableList()) + " " + foods.stream().map(Food::kind).collect(Collectors.toUnmodifiableSet()).equals(Set.of(Kind.ROOT, Kind.FRUIT)) + " " + foods.stream().map(Food::weight).collect(Collectors.minBy(Comparator.naturalOrder())));
        try {
            Stream.of("a").collect(Collectors.groupingBy(x -> null));
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
