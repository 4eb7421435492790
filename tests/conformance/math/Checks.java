// Exact arithmetic helpers over random values against BigInteger.
import java.math.BigInteger;
import java.util.Random;

public class Checks {
    static int check(java.util.function.LongSupplier s, BigInteger expected) {
        try {
            if (!BigInteger.valueOf(s.getAsLong()).equals(expected)) throw new AssertionError(expected);
            return 0;
        } catch (ArithmeticException e) {
            if (expected.bitLength() < 64) throw new AssertionError("no overflow");
            return 1;
        }
    }

    static BigInteger unsigned(long l) {
        return new BigInteger(Long.toUnsignedString(l));
    }

    public static void main(String[] args) throws Exception {
        Random r = new Random(31);
        int overflows = 0;
        for (int i = 0; i < 2000; i++) {
            long a = r.nextLong() >> r.nextInt(64), b = r.nextLong() >> r.nextInt(64);
            BigInteger x = BigInteger.valueOf(a), y = BigInteger.valueOf(b);
            overflows += check(() -> Math.addExact(a, b), x.add(y)) + check(() -> Math.subtractExact(a, b), x.subtract(y)) + check(() -> Math.multiplyExact(a, b), x.multiply(y));
            if (Math.multiplyHigh(a, b) != x.multiply(y).shiftRight(64).longValue()) throw new AssertionError("high");
            if (b != 0 && Math.floorMod(a, b) != x.subtract(y.multiply(BigInteger.valueOf(Math.floorDiv(a, b)))).longValue()) throw new AssertionError("floor");
            if (b != 0 && Long.divideUnsigned(a, b) != unsigned(a).divide(unsigned(b)).longValue()) throw new AssertionError("unsigned");
        }
        System.out.println(overflows);
    }
}
