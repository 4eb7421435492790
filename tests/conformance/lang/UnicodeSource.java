// Unicode escapes in source, identifiers beyond ASCII, supplementary characters, surrogates in strings and chars.
public class UnicodeSource {
    static int größe = 3;
    static String \u0061bc = "escaped identifier";

    enum Farbe { RÖT, GRÜN }

    public static void main(String[] args) {
        char c = '\u00e9';
        String s = "\uD83D\uDE00 smile";
        System.out.println(c + " " + größe + " " + abc + " " + Farbe.GRÜN + " " + Farbe.valueOf("RÖT").ordinal());
        System.out.println(s + " " + s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(0) + " " + (int) s.charAt(1));
        System.out.println(new StringBuilder(s).reverse() + " " + s.offsetByCodePoints(0, 1) + " " + s.codePointBefore(2));
        System.out.println(Character.toChars(0x1F600).length + " " + Character.charCount(0x41) + " " + new String(new int[] {0x1F600, 65}, 0, 2));
        System.out.println("\ud800".length() + " " + Character.isSurrogate("\ud800".charAt(0)) + " " + Character.isHighSurrogate('\udc00') + " " + "\ud800".codePointAt(0));
        System.out.println("\ud800\ud800\udc00".codePoints().mapToObj(Integer::toHexString).toList());
        System.out.println("日本語".length() + " " + "日本語".charAt(1) + " " + "ß".toUpperCase() + " " + "İ".toLowerCase().length() + " " + "ΑΣ".toLowerCase());
        System.out.println("e\u0301".length() + " " + "é".equals("e\u0301") + " " + "a\0b".length() + " " + '\'' + '\"' + '\\' + "\t|\b|\f|".length());
        System.out.println("\1\12\123\400".chars().boxed().toList());
        /* \u002a/ System.out.println("comment ended by an escape"); /* */
        System.out.println("\u0022.length());
        System.out.println(Character.getNumericValue('Ⅷ') + " " + Character.isLetter('ñ') + " " + Character.isJavaIdentifierStart('£') + " " + Character.isIdeographic(0x65e5));
    }
}
