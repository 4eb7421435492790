// EnumMap and EnumSet: ordering, ranges, complement, large enums, null handling, views.
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

public class EnumMapSet {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, D0, D1, D2,
        D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9, G0, G1, G2, G3, G4, G5, G6
    }

    public static void main(String[] args) {
        EnumMap<Day, String> map = new EnumMap<>(Day.class);
        map.put(Day.WED, "w");
        map.put(Day.MON, null);
        map.put(Day.SUN, "s");
        System.out.println(map + " " + map.containsKey(Day.MON) + map.containsKey(Day.TUE) + map.containsValue(null) + " " + map.size());
        System.out.println(map.remove(Day.MON) + " " + map.keySet() + " " + map.values() + " " + map.equals(Map.of(Day.WED, "w", Day.SUN, "s")));
        for (Map.Entry<Day, String> e : map.entrySet()) e.setValue(e.getValue() + e.getKey().ordinal());
        System.out.println(map + " " + new EnumMap<>(map).hashCode() * 0);
        try {
            map.put(null, "x");
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        EnumSet<Day> weekend = EnumSet.of(Day.SUN, Day.SAT), work = EnumSet.complementOf(weekend);
        System.out.println(weekend + " " + work + " " + EnumSet.range(Day.TUE, Day.THU) + " " + EnumSet.noneOf(Day.class) + EnumSet.allOf(Day.class).size());
        work.removeAll(EnumSet.of(Day.MON, Day.FRI));
        work.add(Day.SAT);
        work.retainAll(List.of(Day.SAT, Day.TUE));
        System.out.println(work + " " + work.containsAll(EnumSet.of(Day.TUE)) + " " + work.contains(null) + " " + work.equals(EnumSet.copyOf(List.of(Day.SAT, Day.TUE))));
        EnumSet<Big> big = EnumSet.range(Big.F8, Big.G3);
        big.add(Big.A0);
        big.remove(Big.G0);
        System.out.println(big + " " + EnumSet.complementOf(big).size() + " " + EnumSet.allOf(Big.class).containsAll(big));
        var it = big.iterator();
        it.next();
        it.remove();
        System.out.println(big);
        try {
            EnumSet.copyOf(List.<Day>of());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            EnumSet.range(Day.SUN, Day.MON);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
