// BigInteger and BigDecimal in longer computations: pi by Machin, e, factorials, Fibonacci by doubling, modular roots.
import java.math.*;

public class BigPowers {
    static BigDecimal arctan(int inverse, int digits) {
        BigDecimal x = BigDecimal.ONE.divide(BigDecimal.valueOf(inverse), digits, RoundingMode.HALF_EVEN), x2 = x.multiply(x), sum = x, power = x;
        for (int i = 3; power.compareTo(BigDecimal.ONE.movePointLeft(digits)) > 0; i += 2) {
            power = power.multiply(x2).setScale(digits, RoundingMode.HALF_EVEN);
            BigDecimal t = power.divide(BigDecimal.valueOf(i), digits, RoundingMode.HALF_EVEN);
            sum = i % 4 == 3 ? sum.subtract(t) : sum.add(t);
        }
        return sum;
    }

    public static void main(String[] args) {
        int digits = 60;
        BigDecimal pi = arctan(5, digits).multiply(BigDecimal.valueOf(16)).subtract(arctan(239, digits).multiply(BigDecimal.valueOf(4)));
        System.out.println(pi.setScale(50, RoundingMode.DOWN));
        BigDecimal e = BigDecimal.ONE, term = BigDecimal.ONE;
        for (int i = 1; i < 40; i++) {
            term = term.divide(BigDecimal.valueOf(i), 60, RoundingMode.HALF_EVEN);
            e = e.add(term);
        }
        System.out.println(e.setScale(45, RoundingMode.HALF_UP));
        BigInteger a = BigInteger.ZERO, b = BigInteger.ONE;
        for (int bit = 9; bit >= 0; bit--) {
            BigInteger c = a.multiply(b.shiftLeft(1).subtract(a)), d = a.multiply(a).add(b.multiply(b));
            if ((1000 >> bit & 1) == 0) {
                a = c;
                b = d;
            } else {
                a = d;
                b = c.add(d);
            }
        }
        System.out.println(a);
        BigInteger p = BigInteger.TWO.pow(127).subtract(BigInteger.ONE);
        System.out.println(p.isProbablePrime(10) + " " + BigInteger.valueOf(3).modPow(p.subtract(BigInteger.ONE), p) + " " + p.mod(BigInteger.valueOf(1_000_000_007)));
    }
}
