// Enums with fields, constructors, abstract methods, interfaces; values, valueOf, ordinal, compareTo.
import java.util.Arrays;

public class Enums {
    interface Priced {
        int price();
    }

    enum Coin implements Priced {
        PENNY(1), NICKEL(5), DIME(10) {
            @Override
            public String toString() {
                return "ten";
            }
        };

        private final int cents;
        static int total;

        static {
            for (Coin c : values()) {
                total += c.cents;
            }
        }

        Coin(int cents) {
            this.cents = cents;
        }

        @Override
        public int price() {
            return cents;
        }
    }

    enum Op {
        PLUS("+") {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        TIMES("*") {
            @Override
            int apply(int a, int b) {
                return a * b;
            }
        };

        final String sign;

        Op(String sign) {
            this.sign = sign;
        }

        abstract int apply(int a, int b);
    }

    public static void main(String[] args) {
        System.out.println(Arrays.toString(Coin.values()) + Coin.total);
        for (Op op : Op.values()) {
            System.out.println(op + op.sign + op.apply(3, 4) + op.ordinal() + op.name() + op.getDeclaringClass().getSimpleName() + op.getClass().isAnonymousClass());
        }
        System.out.println(Coin.valueOf("DIME").price() + " " + Coin.PENNY.compareTo(Coin.DIME) + " " + (Coin.valueOf("PENNY") == Coin.PENNY));
        try {
            Coin.valueOf("EURO");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Coin[] copy = Coin.values();
        copy[0] = null;
        System.out.println(Coin.values()[0] + " " + Enum.valueOf(Op.class, "PLUS").equals(Op.PLUS) + " " + Coin.class.getEnumConstants().length);
    }
}
