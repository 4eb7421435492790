// Records: compact and other constructors, accessors, static members, generics, equals of floating point, nested, interfaces.
import java.util.Arrays;
import java.util.List;

public class RecordDetails {
    record Range(int lo, int hi) implements Comparable<Range> {
        static int made;
        static final Range EMPTY = new Range(0, 0);

        Range {
            if (lo > hi) {
                throw new IllegalArgumentException(String.format("(%d,%d)", lo, hi));
            }
            made++;
        }

        Range(int only) {
            this(only, only);
        }

        int length() {
            return hi - lo;
        }

        @Override
        public int compareTo(Range o) {
            return Integer.compare(length(), o.length());
        }
    }

    record Box<T>(T value, double weight, float f, char c, byte[] raw) {}

    record Empty() {}

    record Renamed(int x) {
        @Override
        public int x() {
            return x * 2;
        }

        @Override
        public String toString() {
            return "R" + x;
        }
    }

    record Var(String first, int... rest) {}

    public static void main(String[] args) {
        System.out.println(new Range(1, 5) + " " + new Range(7) + " " + Range.EMPTY.equals(new Range(0)));
        System.out.println(new Range(1, 5).hashCode() == new Range(1, 5).hashCode());
        try {
            new Range(2, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + Range.made);
        }
        System.out.println(new Range(0, 9).compareTo(new Range(3)));
        byte[] raw = {1};
        Box<List<String>> box = new Box<>(List.of("a"), 0.0, Float.NaN, 'c', raw);
        System.out.println(box.equals(new Box<>(List.of("a"), 0.0, Float.NaN, 'c', raw)));
        System.out.println(box.equals(new Box<>(List.of("a"), -0.0, Float.NaN, 'c', raw)));
        System.out.println(box.equals(new Box<>(List.of("a"), 0.0, Float.NaN, 'c', new byte[] {1})));
        System.out.println(new Box<>("v", 1.5, 2.5f, 'x', null));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        System.out.println(new Renamed(4).x() + " " + new Renamed(4) + " " + new Renamed(4).equals(new Renamed(4)));
        System.out.println(Arrays.toString(new Var("a", 1, 2).rest()) + new Var("b").rest().length);
        System.out.println(new Box<>(null, 0, 0, 'a', null).equals(new Box<>(null, 0, 0, 'a', null)));
        for (var component : Range.class.getRecordComponents()) {
            System.out.println(component.getName() + ":" + component.getType());
        }
    }
}
