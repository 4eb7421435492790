// Enums with constant bodies, abstract methods, fields, interfaces, static initialisers, switch, valueOf errors.
import java.util.Arrays;
import java.util.EnumSet;
import java.util.function.IntBinaryOperator;

public class EnumBodies {
    enum Op implements IntBinaryOperator {
        PLUS("+") {
            @Override
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        TIMES("*") {
            @Override
            public int applyAsInt(int a, int b) {
                return a * b;
            }

            @Override
            String text() {
                return "times";
            }
        };

        static int count;
        final String sign;

        static {
            for (Op op : values()) {
                count += op.ordinal() + 1;
            }
        }

        Op(String sign) {
            this.sign = sign;
        }

        String text() {
            return sign;
        }
    }

    enum Planet {
        MERCURY, VENUS, EARTH;

        Planet next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    enum Single { ONLY; int state; }

    static int days(Planet p) {
        switch (p) {
            case MERCURY:
                return 88;
            case EARTH:
                return 365;
            default:
                return -1;
        }
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) {
            System.out.println(op + " " + op.sign + " " + op.text() + " " + op.applyAsInt(6, 7) + " " + (op.getClass() == Op.class) + " "
                    + op.getDeclaringClass().getSimpleName());
        }
        System.out.println(Op.count + " " + Planet.EARTH.next() + " " + days(Planet.VENUS) + days(Planet.EARTH));
        Single.ONLY.state = 5;
        System.out.println(Single.valueOf("ONLY").state);
        try {
            Planet.valueOf("PLUTO");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Planet.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Planet.VENUS.compareTo(Planet.EARTH) + " " + Planet.VENUS.equals(Planet.VENUS));
        System.out.println(EnumSet.range(Planet.MERCURY, Planet.VENUS) + " " + Arrays.toString(Planet.values()));
        Planet none = null;
        try {
            switch (none) {
                case EARTH -> System.out.println("?");
                default -> System.out.println("default");
            }
        } catch (NullPointerException e) {
            System.out.println("switch on null");
        }
        System.out.println(Planet.class.getEnumConstants().length + " " + Op.PLUS.getClass().isEnum() + " " + Op.class.isEnum());
    }
}
