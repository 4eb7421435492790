// Character.getName and codePointOf: a compressed table of the library.
public class CharacterNames {
    public static void main(String[] args) {
        for (int c : new int[] {'A', 'é', '€', 0x1F600, '\n', 0xE000, 0x4E00, 0x378}) System.out.println(Integer.toHexString(c) + " " + Character.getName(c));
        System.out.println(Integer.toHexString(Character.codePointOf("GREEK SMALL LETTER ALPHA")) + " " + Character.codePointOf("latin small letter a"));
        try {
            Character.codePointOf("NO SUCH NAME");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
