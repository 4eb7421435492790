// Collator and Normalizer: strengths, accents, sorting.
import java.text.Collator;
import java.text.Normalizer;
import java.text.RuleBasedCollator;
import java.util.Arrays;
import java.util.Locale;

public class Collators {
    public static void main(String[] args) throws Exception {
        Collator c = Collator.getInstance(Locale.US);
        String[] words = {"zebra", "Äpfel", "apple", "Zoo", "äpfel", "Apple", "éclair", "eclair"};
        Arrays.sort(words, c);
        System.out.println(Arrays.toString(words));
        c.setStrength(Collator.PRIMARY);
        System.out.println(c.compare("a", "Á") + " " + c.equals("abc", "ABC"));
        c.setStrength(Collator.SECONDARY);
        System.out.println(c.compare("a", "á") + " " + c.compare("a", "A"));
        c.setStrength(Collator.TERTIARY);
        System.out.println(c.compare("a", "A") + " " + c.getCollationKey("b").compareTo(c.getCollationKey("a")));
        System.out.println(new RuleBasedCollator("< c < b < a").compare("a", "b"));
        System.out.println(Normalizer.normalize("é", Normalizer.Form.NFD).length() + " " + Normalizer.normalize("e\u0301", Normalizer.Form.NFC).length() + " " + Normalizer.normalize("ﬁ①", Normalizer.Form.NFKC) + " " + Normalizer.isNormalized("e\u0301", Normalizer.Form.NFC));
    }
}
