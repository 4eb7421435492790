// Case mapping and comparison beyond ASCII, title case, special casing, locale-free comparison.
import java.util.*;

public class UnicodeCases {
    public static void main(String[] args) {
        for (String s : new String[] {"straße", "ǅungla", "ΌΣΟΣ", "İstanbul", "ﬀ", "éÀÇ", "ı", "Ǆ", "ΐ", "\ud801\udc37"}) System.out.println(s + " " + s.toUpperCase(Locale.ROOT) + " " + s.toLowerCase(Locale.ROOT) + " " + s.toUpperCase(Locale.ROOT).length() + s.toLowerCase(Locale.ROOT).length() + " " + s.equalsIgnoreCase(s.toUpperCase(Locale.ROOT)) + " " + Character.toTitleCase(s.codePointAt(0)));
        System.out.println("I".toLowerCase(new Locale("tr")) + "i".toUpperCase(new Locale("az")) + "Ì".toLowerCase(new Locale("lt")).length() + " " + "a".compareTo("ä") + " " + "Z".compareToIgnoreCase("ä") + " " + String.CASE_INSENSITIVE_ORDER.compare("É", "é"));
    }
}
