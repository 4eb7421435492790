// Integer, Long, Float, Double, Byte, Short: bit methods, comparison, hashing, limits, caches, conversion.
public class WrapperMethods {
    public static void main(String[] args) {
        for (int i : new int[] {0, 1, -1, 42, Integer.MIN_VALUE, 0x00f0_0000}) {
            System.out.println(i + " " + Integer.bitCount(i) + " " + Integer.highestOneBit(i) + " " + Integer.lowestOneBit(i) + " " + Integer.numberOfLeadingZeros(i) + " " + Integer.numberOfTrailingZeros(i) + " " + Integer.reverse(i) + " " + Integer.reverseBytes(i) + " " + Integer.rotateLeft(i, 5) + " " + Integer.rotateRight(i, 33) + " " + Integer.signum(i) + " " + Long.bitCount(i) + " " + Long.reverse(i) + " " + Long.numberOfLeadingZeros(i) + " " + Long.rotateLeft(i, 40));
        }
        System.out.println((Integer.valueOf(127) == Integer.valueOf(127)) + " " + Integer.valueOf(1000).equals(1000) + " " + Integer.valueOf(5).equals(5L) + " " + Long.hashCode(1L << 32) + " " + Double.hashCode(1.5) + " " + Float.hashCode(-0f) + " " + Boolean.hashCode(true) + " " + Character.hashCode('x') + " " + Byte.hashCode((byte) -1) + " " + Short.reverseBytes((short) 0x1234));
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, 1) + " " + Float.compare(1, 2) + " " + Double.MIN_EXPONENT + " " + Double.isFinite(1 / 0.0) + " " + Float.isNaN(0f / 0) + " " + Double.sum(1, 2) + " " + Double.max(1, 2) + " " + Integer.compare(3, 4) + " " + Long.max(5, 6) + " " + Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedLong((short) -1) + " " + Byte.compareUnsigned((byte) -1, (byte) 1));
        System.out.println(new Object[] {1, 2L, 3f, 4.0, (byte) 5, (short) 6}[3].getClass() + " " + ((Number) 3.99).intValue() + " " + ((Number) 300).byteValue() + " " + Double.valueOf(1e20).longValue() + " " + Float.valueOf(1.5f).doubleValue() + " " + Integer.valueOf(65).shortValue() + " " + Long.valueOf(1L << 40).floatValue() + " " + Integer.MAX_VALUE + Integer.SIZE + Long.BYTES + Double.SIZE);
        Integer a = 1000, b = 1000;
        Long l = 128L;
        System.out.println((a == b) + " " + a.equals(b) + " " + (a <= b && a >= b) + " " + l.equals(128) + " " + (l == 128) + " " + a.compareTo(999) + " " + Integer.toString(a).length() + " " + (a + l));
    }
}
