// BigInteger: arithmetic, bits, gcd, modular arithmetic, primes, radixes, conversions, large products.
import java.math.BigInteger;
import java.util.Random;

public class BigIntegers {
    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890"), b = BigInteger.valueOf(-987654321);
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.mod(BigInteger.valueOf(97)) + " " + a.remainder(b) + " " + b.mod(BigInteger.TEN) + " " + b.negate().signum());
        System.out.println(a.pow(5) + " " + a.gcd(BigInteger.valueOf(30)) + " " + BigInteger.TWO.modPow(new BigInteger("1000000"), BigInteger.valueOf(1_000_000_007)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + a.sqrt() + " " + a.abs().negate());
        System.out.println(a.bitLength() + " " + a.bitCount() + " " + b.bitLength() + " " + b.bitCount() + " " + a.testBit(5) + " " + BigInteger.ZERO.setBit(70) + " " + a.shiftLeft(10) + " " + b.shiftRight(3) + " " + a.shiftRight(-2) + " " + b.not() + " " + a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.andNot(b) + " " + a.getLowestSetBit() + " " + a.flipBit(0));
        System.out.println(a.toString(36) + " " + new BigInteger("-zz", 36) + " " + a.longValue() + " " + a.intValue() + " " + a.doubleValue() + " " + a.floatValue() + " " + a.hashCode() + " " + b.toByteArray().length + " " + new BigInteger(1, new byte[] {-1, 0}) + " " + new BigInteger(new byte[] {-1, 0}));
        System.out.println(BigInteger.valueOf(97).isProbablePrime(20) + " " + new BigInteger("1000000016000000063").isProbablePrime(20) + " " + BigInteger.valueOf(100).nextProbablePrime() + " " + a.compareTo(b) + " " + a.max(b).equals(a) + " " + BigInteger.TEN.equals(BigInteger.valueOf(10)));
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 120; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(f + " " + f.toString().length());
        BigInteger big = new BigInteger(4000, new Random(5)), other = new BigInteger(3000, new Random(6));
        BigInteger product = big.multiply(other);
        BigInteger[] qr = product.add(BigInteger.valueOf(77)).divideAndRemainder(big);
        System.out.println(qr[0].equals(other) + " " + qr[1] + " " + product.bitLength() + " " + product.hashCode() + " " + big.multiply(big).subtract(big.pow(2)) + " " + big.toString().hashCode());
        for (Runnable r : new Runnable[] {() -> a.divide(BigInteger.ZERO), () -> new BigInteger("12x"), () -> a.longValueExact(), () -> BigInteger.TWO.modInverse(BigInteger.valueOf(4)), () -> a.pow(-1), () -> a.mod(b), () -> b.sqrt(), () -> new BigInteger(""), () -> BigInteger.valueOf(300).byteValueExact()}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }
}
