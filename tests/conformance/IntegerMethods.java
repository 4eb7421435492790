// Integer: parsing, radix, bits, unsigned, comparison.
public class IntegerMethods {
    public static void main(String[] args) {
        System.out.println(Integer.parseInt("-123") + Integer.parseInt("+7") + Integer.parseInt("ff", 16) + Integer.parseInt("-80000000", 16));
        System.out.println(Integer.toString(255, 2) + " " + Integer.toString(-255, 36) + " " + Integer.toHexString(-1) + " " + Integer.toOctalString(8) + " " + Integer.toBinaryString(10));
        for (int x : new int[] {0, 1, -1, 40, Integer.MIN_VALUE, Integer.MAX_VALUE, 0x00f0f000}) {
            System.out.println(Integer.bitCount(x) + " " + Integer.highestOneBit(x) + " " + Integer.lowestOneBit(x) + " " + Integer.numberOfLeadingZeros(x) + " "
                + Integer.numberOfTrailingZeros(x) + " " + Integer.reverse(x) + " " + Integer.reverseBytes(x) + " " + Integer.rotateLeft(x, 5) + " " + Integer.rotateRight(x, 5) + " " + Integer.signum(x));
        }
        System.out.println(Integer.compareUnsigned(-1, 1) + " " + Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 7) + " " + Integer.toUnsignedString(-1) + " " + Integer.toUnsignedLong(-1) + " " + Integer.parseUnsignedInt("4294967295"));
        System.out.println(Integer.MAX_VALUE + " " + Integer.MIN_VALUE + " " + Integer.valueOf("12").compareTo(13) + " " + Integer.decode("0x10") + Integer.decode("-010") + " " + Integer.sum(1, 2) + Integer.max(3, 4));
        for (String bad : new String[] {"", "x", "2147483648", "-", "1 ", "9".repeat(20)}) {
            try {
                Integer.parseInt(bad);
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Integer.parseInt(null);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
