// Integer, Long, Byte, Short, Boolean parsing and printing: radixes, signs, limits, unsigned, error messages.
public class ParseNumbers {
    interface Parse {
        Object parse(String s);
    }

    static void all(String name, Parse p, String... inputs) {
        StringBuilder sb = new StringBuilder(name);
        for (String s : inputs) {
            try {
                sb.append(" ").append(p.parse(s));
            } catch (NumberFormatException e) {
                sb.append(" {").append(e.getMessage()).append("}");
            }
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        all("int", Integer::parseInt, "0", "-0", "+5", "2147483647", "2147483648", "-2147483648", "-2147483649", "", " 1", "1 ", "abc", null, "٣", "-", "1_000");
        all("hex", s -> Integer.parseInt(s, 16), "ff", "-FF", "7fffffff", "80000000", "g");
        all("unsigned", Integer::parseUnsignedInt, "4294967295", "4294967296", "-1");
        all("decode", Integer::decode, "0x1F", "#ff", "-0X10", "010", "09", "0x", "0x-1");
        all("long", Long::parseLong, "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1L");
        all("ulong", Long::parseUnsignedLong, "18446744073709551615", "18446744073709551616");
        all("byte", Byte::parseByte, "127", "128", "-128");
        all("short", Short::parseShort, "32767", "-32769");
        all("base36", s -> Long.parseLong(s, 36), "zzz", "Hello");
        try {
            Integer.parseInt("1", 99);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Integer.toString(-255, 16) + " " + Integer.toBinaryString(-2) + " " + Integer.toOctalString(64) + " " + Integer.toUnsignedString(-1) + " " + Long.toString(Long.MIN_VALUE, 36) + " " + Long.toUnsignedString(-1L, 2).length() + " " + Long.toHexString(-1));
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.logicalXor(true, false) + " " + Integer.parseInt("xx42yy", 2, 4, 10) + " " + Integer.toUnsignedLong(-1) + " " + Integer.divideUnsigned(-1, 2) + " " + Long.remainderUnsigned(-1, 10) + " " + Long.compareUnsigned(1, -1));
    }
}
