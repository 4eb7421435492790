// Sequential streams of objects.
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class StreamsBasic {
    record Person(String name, int age, String city) {}

    public static void main(String[] args) {
        List<Person> people = List.of(new Person("Ann", 30, "Oslo"), new Person("Bob", 25, "Rome"), new Person("Cid", 35, "Oslo"), new Person("Dan", 25, "Bern"));
        System.out.println(people.stream().filter(p -> p.age() > 26).map(Person::name).collect(Collectors.toList()));
        System.out.println(people.stream().sorted(Comparator.comparingInt(Person::age).thenComparing(Person::name, Comparator.reverseOrder())).map(Person::name).collect(Collectors.joining(", ", "[", "]")));
        TreeMap<String, Long> cities = people.stream().collect(Collectors.groupingBy(Person::city, TreeMap::new, Collectors.counting()));
        System.out.println(cities);
        System.out.println(people.stream().collect(Collectors.partitioningBy(p -> p.age() < 30, Collectors.mapping(Person::name, Collectors.toList()))));
        System.out.println(people.stream().mapToInt(Person::age).summaryStatistics());
        System.out.println(Stream.of(5, 3, 5, 1).distinct().sorted().toList() + " " + Stream.iterate(1, x -> x * 2).limit(8).reduce(0, Integer::sum));
        System.out.println(Stream.of("a,b", "c").flatMap(s -> Arrays.stream(s.split(","))).skip(1).peek(s -> System.out.print("<" + s + ">")).count());
        System.out.println(Stream.of(1, 2, 3, 4).anyMatch(x -> x > 3) + " " + Stream.of(1).allMatch(x -> x > 3) + " " + Stream.empty().findFirst() + Stream.of(7, 8).max(Comparator.naturalOrder()));
        TreeMap<String, Integer> ages = people.stream().collect(Collectors.toMap(Person::name, Person::age, (a, b) -> a, TreeMap::new));
        System.out.println(ages);
        System.out.println(Stream.of(1, 2, 3, 4, 5).takeWhile(x -> x < 4).dropWhile(x -> x < 2).map(String::valueOf).collect(Collectors.joining("|")));
        System.out.println(people.stream().collect(Collectors.averagingInt(Person::age)));
    }
}
