// String.format with integral conversions, flags, width.
public class FormatIntegers {
    public static void main(String[] args) {
        System.out.println(String.format("[%d] [%5d] [%-5d] [%05d] [%+d] [% d] [%,d] [%(d]", 42, 42, 42, 42, 42, 42, 1234567, -42));
        System.out.println(String.format("[%x] [%X] [%#x] [%o] [%#o] [%08x]", 255, 255, 255, 8, 8, -1));
        System.out.println(String.format("[%d] [%x] [%d] [%d]", Long.MIN_VALUE, -1L, (byte) -1, (short) 5));
        System.out.println(String.format("[%c] [%C] [%c] [%5c] [%-3c]", 'x', 'y', 65, 'z', 'w'));
        System.out.println(String.format("[%b] [%B] [%b] [%b]", true, false, null, "x"));
        System.out.println(String.format("%2$s %1$s %<s %s", "a", "b"));
        System.out.println(String.format("%h %% %n", "hello").trim());
        System.out.println(String.format("[%,d] [%+,d] [%,15d] [%-15d]", -9876543210L, 1000, 123456789, 7));
        System.out.printf("%s %S %10s %-10s| %.2s%n", "str", "str", "right", "left", "cut");
        for (String bad : new String[] {"%d", "%q", "%-d", "%5"}) {
            try {
                System.out.println(String.format(bad, "text"));
            } catch (java.util.IllegalFormatException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        try {
            String.format("%s %s", "one");
        } catch (java.util.MissingFormatArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
