// Character classification and conversion.
public class CharacterMethods {
    public static void main(String[] args) {
        for (char c : new char[] {'a', 'Z', '5', ' ', '\n', '_', '$', '\u00e9', '\u0660', '\u4e2d', '\u2028', '-'}) {
            System.out.println((int) c + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isWhitespace(c) + Character.isUpperCase(c) + Character.isLowerCase(c)
                + Character.isLetterOrDigit(c) + Character.isJavaIdentifierStart(c) + Character.isJavaIdentifierPart(c) + " " + Character.getNumericValue(c) + " " + Character.getType(c) + " " + (int) Character.toUpperCase(c) + " " + (int) Character.toLowerCase(c));
        }
        System.out.println(Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.forDigit(11, 16) + " " + Character.toString(0x1F600).length() + " " + Character.valueOf('x').compareTo('z'));
        System.out.println(Character.isSurrogatePair('\uD83D', '\uDE00') + " " + Character.toCodePoint('\uD83D', '\uDE00') + " " + Character.charCount(0x10000) + " " + Character.MAX_VALUE + 0);
        System.out.println(Character.getName('a') == null ? "no name" : "named");
        char c = 'a';
        c += 2;
        System.out.println(c + 1 + " " + (char) (c + 1) + " " + (c > 'b') + " " + (int) Character.reverseBytes('\u1234'));
    }
}
