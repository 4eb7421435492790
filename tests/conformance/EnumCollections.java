// EnumMap and EnumSet.
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

public class EnumCollections {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    public static void main(String[] args) {
        EnumMap<Day, String> map = new EnumMap<>(Day.class);
        map.put(Day.SUN, "rest");
        map.put(Day.MON, "work");
        map.put(Day.FRI, null);
        System.out.println(map + " " + map.size() + map.containsKey(Day.FRI) + map.get(Day.TUE));
        for (Map.Entry<Day, String> e : map.entrySet()) {
            System.out.print(e.getKey() + "=" + e.getValue() + ";");
        }
        System.out.println(map.remove(Day.SUN) + map);
        EnumSet<Day> weekend = EnumSet.of(Day.SUN, Day.SAT);
        System.out.println(weekend + " " + EnumSet.complementOf(weekend) + " " + EnumSet.range(Day.TUE, Day.THU) + EnumSet.noneOf(Day.class) + EnumSet.allOf(Day.class).size());
        weekend.add(Day.FRI);
        weekend.remove(Day.SUN);
        System.out.println(weekend + " " + weekend.contains(Day.FRI) + weekend.containsAll(EnumSet.of(Day.FRI, Day.SAT)) + weekend.equals(EnumSet.of(Day.SAT, Day.FRI)));
        weekend.retainAll(EnumSet.of(Day.SAT));
        System.out.println(weekend);
        map.merge(Day.MON, "!", String::concat);
        System.out.println(map.getOrDefault(Day.SAT, "none") + map.get(Day.MON));
    }
}
