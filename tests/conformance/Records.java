// Records: accessors, equals, hashCode, toString with all kinds of components, compact constructors, nesting.
import java.util.List;

public class Records {
    record Point(int x, int y) {
        static final Point ORIGIN = new Point(0, 0);

        Point {
            if (x < 0) {
                throw new IllegalArgumentException("x " + x);
            }
        }

        Point(int both) {
            this(both, both);
        }

        double norm() {
            return Math.sqrt(x * x + y * y);
        }
    }

    record All(byte b, short s, char c, int i, long l, float f, double d, boolean z, String t, Object o) {}

    record Empty() {}

    record Pair<A, B extends Comparable<B>>(A a, B b) implements Comparable<Pair<A, B>> {
        @Override
        public int compareTo(Pair<A, B> p) {
            return b.compareTo(p.b);
        }
    }

    record Custom(String name) {
        @Override
        public String name() {
            return "<" + name + ">";
        }

        @Override
        public String toString() {
            return "custom " + name;
        }
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.x() + p.y() + " " + p.norm() + " " + p.equals(new Point(3, 4)) + p.equals(new Point(4)) + p.equals(null) + " " + p.hashCode());
        All a = new All((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.0, true, "t", List.of(1));
        All b = new All((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.0, true, new String("t"), List.of(1));
        System.out.println(a + " " + a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.hashCode());
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        System.out.println(new Pair<>("k", 2).compareTo(new Pair<>("j", 1)) + " " + new Pair<>(null, "x") + " " + new Pair<>(null, "x").hashCode());
        System.out.println(new Custom("n").name() + new Custom("n") + new Custom("n").equals(new Custom("n")));
        record Local(float f, double d) {}
        System.out.println(new Local(Float.NaN, 0.0).equals(new Local(Float.NaN, 0.0)) + " " + new Local(0f, 0.0).equals(new Local(0f, -0.0)));
        try {
            new Point(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Point.ORIGIN.getClass().isRecord() + " " + Point.class.getRecordComponents().length);
    }
}
