// Characters outside Latin-1 and outside the BMP.
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class StringUnicode {
    public static void main(String[] args) {
        String s = "a\u00e9\u20ac\uD83D\uDE00z";
        System.out.println(s);
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(3) + " " + s.offsetByCodePoints(0, 4));
        System.out.println(Arrays.toString(s.getBytes(StandardCharsets.UTF_8)));
        System.out.println(Arrays.toString(s.getBytes(StandardCharsets.ISO_8859_1)));
        System.out.println(Arrays.toString(s.getBytes(StandardCharsets.UTF_16BE)));
        System.out.println(new String(new byte[] {(byte) 0xe2, (byte) 0x82, (byte) 0xac}, StandardCharsets.UTF_8));
        System.out.println((int) new String(new byte[] {(byte) 0xff}, StandardCharsets.UTF_8).charAt(0));
        System.out.println(new StringBuilder(s).reverse());
        System.out.println("stra\u00dfe".toUpperCase() + " " + "\u0130".toLowerCase(java.util.Locale.ROOT).length() + " \u0391\u0392".toLowerCase());
        System.out.println(Character.isLetter('\u00e9') + " " + Character.isSurrogate(s.charAt(3)) + " " + Character.toChars(0x1F600).length);
        System.out.println(s.indexOf("\u20ac") + " " + s.indexOf(0x1F600) + " " + s.replace('\u20ac', 'e').length());
        System.out.println("latin".concat("\u0416") + "\u0416".concat("latin") + ("\u0416x").substring(1).equals("x"));
        System.out.println("\u00e9".compareTo("z") + " " + "\u20ac".compareTo("z") + " " + "\u20ac".hashCode());
        s.codePoints().forEach(cp -> System.out.print(Integer.toHexString(cp) + " "));
        System.out.println();
        char c = '\uFFFF';
        c++;
        System.out.println((int) c);
    }
}
