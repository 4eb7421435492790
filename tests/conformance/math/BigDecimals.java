// BigDecimal: scales, rounding, division, MathContext, strings, stripping, comparison, conversions.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

public class BigDecimals {
    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("123.4500"), b = new BigDecimal("-0.0067");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.negate() + " " + a.scale() + " " + a.precision() + " " + a.unscaledValue() + " " + a.stripTrailingZeros() + " " + a.ulp());
        System.out.println(a.divide(b, 5, RoundingMode.HALF_UP) + " " + a.divide(b, MathContext.DECIMAL32) + " " + a.divideToIntegralValue(b) + " " + a.remainder(b) + " " + BigDecimal.ONE.divide(BigDecimal.valueOf(8)) + " " + a.pow(3) + " " + a.pow(2, new MathContext(4)) + " " + new BigDecimal("2").sqrt(new MathContext(30)));
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder sb = new StringBuilder(m + ":");
            for (String s : new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.1", "-2.5"}) {
                try {
                    sb.append(" ").append(new BigDecimal(s).setScale(0, m));
                } catch (ArithmeticException e) {
                    sb.append(" ").append(e.getMessage());
                }
            }
            System.out.println(sb);
        }
        System.out.println(new BigDecimal("1E+5") + " " + new BigDecimal("1E+5").toPlainString() + " " + new BigDecimal("12345E-10") + " " + new BigDecimal("12345E-10").toEngineeringString() + " " + new BigDecimal("0E-7") + " " + new BigDecimal("100").stripTrailingZeros() + " " + new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal(1e-3f));
        System.out.println(new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").hashCode() + " " + a.max(b) + " " + a.signum() + " " + a.movePointLeft(3) + " " + a.movePointRight(6) + " " + a.scaleByPowerOfTen(-2) + " " + a.round(new MathContext(2)) + " " + a.plus(new MathContext(3, RoundingMode.UP)));
        System.out.println(a.intValue() + " " + a.doubleValue() + " " + new BigDecimal("1e400").doubleValue() + " " + a.toBigInteger() + " " + new BigDecimal(BigInteger.TEN, 3) + " " + new BigDecimal("99999999999.5").longValue() + " " + MathContext.DECIMAL64 + " " + new BigDecimal("-0.00").toString());
        for (Runnable r : new Runnable[] {() -> BigDecimal.ONE.divide(BigDecimal.valueOf(3)), () -> a.divide(BigDecimal.ZERO), () -> BigDecimal.ZERO.divide(BigDecimal.ZERO), () -> a.intValueExact(), () -> new BigDecimal("abc"), () -> new BigDecimal(Double.NaN), () -> a.setScale(1, RoundingMode.UNNECESSARY), () -> new MathContext(-1), () -> new BigDecimal("1.5.5")}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        BigDecimal x = BigDecimal.valueOf(2);
        for (int i = 0; i < 6; i++) x = x.subtract(x.multiply(x).subtract(BigDecimal.valueOf(2)).divide(x.multiply(BigDecimal.valueOf(2)), 40, RoundingMode.HALF_EVEN), new MathContext(40));
        System.out.println(x);
    }
}
