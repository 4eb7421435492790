// Long: parsing, bits, unsigned.
public class LongMethods {
    public static void main(String[] args) {
        for (long x : new long[] {0, 1, -1, 1L << 40, Long.MIN_VALUE, Long.MAX_VALUE, 0x00f0f00000000000L}) {
            System.out.println(Long.bitCount(x) + " " + Long.highestOneBit(x) + " " + Long.numberOfLeadingZeros(x) + " " + Long.numberOfTrailingZeros(x) + " " + Long.reverse(x)
                + " " + Long.reverseBytes(x) + " " + Long.rotateLeft(x, 40) + " " + Long.toHexString(x) + " " + Long.toBinaryString(x).length() + " " + Long.toString(x, 36) + " " + Long.hashCode(x));
        }
        System.out.println(Long.parseLong("-9223372036854775808") + " " + Long.parseLong("zz", 36) + " " + Long.compareUnsigned(-1, 1) + " " + Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10) + " " + Long.toUnsignedString(-1));
        try {
            Long.parseLong("9223372036854775808");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Math.multiplyHigh(Long.MAX_VALUE, 4) + " " + Math.floorDiv(-7L, 2L) + " " + Math.floorMod(-7L, 3) + " " + Math.abs(Long.MIN_VALUE));
        System.out.println(Long.valueOf(5).equals(5) + " " + Long.valueOf(5).equals(5L) + " " + Short.parseShort("-5") + Byte.toUnsignedInt((byte) -1) + Byte.parseByte("12"));
    }
}
