// BigInteger and BigDecimal.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

public class BigNumbers {
    public static void main(String[] args) {
        BigInteger f = BigInteger.ONE;
        for (int i = 1; i <= 50; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        System.out.println(f + " " + f.bitLength() + " " + f.mod(BigInteger.valueOf(1000003)));
        BigInteger a = new BigInteger("123456789012345678901234567890"), b = new BigInteger("-987654321");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.remainder(b) + " " + a.negate().mod(BigInteger.TEN));
        System.out.println(a.gcd(BigInteger.valueOf(90)) + " " + a.pow(3) + " " + BigInteger.TWO.modPow(BigInteger.valueOf(1000), BigInteger.valueOf(97)) + " " + a.shiftRight(20) + " " + a.toString(36) + " " + a.compareTo(b) + a.hashCode());
        System.out.println(new BigInteger("ff", 16).isProbablePrime(10) + " " + BigInteger.valueOf(97).isProbablePrime(10) + " " + a.testBit(3) + a.longValue());
        BigDecimal x = new BigDecimal("10.25"), y = new BigDecimal("3");
        System.out.println(x.add(y) + " " + x.multiply(y) + " " + x.divide(y, 10, RoundingMode.HALF_UP) + " " + x.setScale(1, RoundingMode.HALF_EVEN) + " " + x.negate() + " " + x.scale() + x.precision());
        System.out.println(new BigDecimal(0.1).toString().length() + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal("1E+3").toPlainString() + " " + new BigDecimal("1.0").equals(new BigDecimal("1.00")) + " " + new BigDecimal("1.0").compareTo(new BigDecimal("1.00")));
        try {
            x.divide(y);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
