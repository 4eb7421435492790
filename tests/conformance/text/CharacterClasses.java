// Character: categories, digits, case, names, blocks, scripts, directionality, conversions.
public class CharacterClasses {
    public static void main(String[] args) {
        int[] samples = {'a', 'Z', '5', ' ', '\n', '_', '$', 'é', 'ß', 'Ω', 'ж', '漢', '٣', 0x1F600, 0x10FFFF, 0xD800, 0x1D7D8, 0x2160, 0xAD};
        for (int c : samples) {
            System.out.println(Integer.toHexString(c) + " " + Character.getType(c) + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isLetterOrDigit(c) + Character.isWhitespace(c) + Character.isSpaceChar(c) + " "
                    + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isAlphabetic(c) + " " + Character.isJavaIdentifierStart(c) + Character.isJavaIdentifierPart(c) + Character.isIdentifierIgnorable(c) + Character.isISOControl(c) + " " + Integer.toHexString(Character.toUpperCase(c)) + " "
                    + Character.getNumericValue(c) + " " + Character.digit(c, 16) + " " + Character.getDirectionality(c) + Character.isMirrored(c) + " " + Character.isDefined(c) + " " + Character.isValidCodePoint(c));
        }
        System.out.println(Character.UnicodeBlock.of('я') + " " + Character.UnicodeScript.of('λ') + " " + Character.UnicodeScript.forName("Latn") + " " + Character.UnicodeBlock.forName("Basic Latin"));
        System.out.println(Character.forDigit(11, 16) + " " + Character.digit('z', 36) + " " + Character.digit('z', 35) + " " + Character.reverseBytes('\u1234') + " " + Character.compare('a', 'b') + " " + Character.toString(65) + Character.valueOf('c').hashCode());
        System.out.println(Character.isSurrogatePair('\ud83d', '\ude00') + " " + Character.toCodePoint('\ud83d', '\ude00') + " " + (int) Character.highSurrogate(0x1F600) + " " + Character.isBmpCodePoint(0x10000) + " " + Character.toTitleCase('ǆ'));
        System.out.println(Character.MIN_RADIX + Character.MAX_RADIX + " " + (int) Character.MAX_VALUE);
    }
}
