// Locale: construction, tags, display names, builders, filtering, case of Turkish.
import java.util.List;
import java.util.Locale;

public class LocaleBasics {
    public static void main(String[] args) {
        System.out.println(Locale.US.toLanguageTag() + " " + new Locale("fr", "CA").getDisplayName(Locale.US) + " " + Locale.GERMANY.getDisplayCountry(Locale.US) + " " + Locale.forLanguageTag("zh-Hant-TW").getScript());
        System.out.println(new Locale.Builder().setLanguage("sr").setScript("Latn").setRegion("RS").build() + " " + Locale.ROOT.toString().isEmpty() + " " + Locale.CANADA_FRENCH.getISO3Country() + Locale.JAPAN.getISO3Language());
        System.out.println(Locale.forLanguageTag("en-US-x-foo").getExtension('x') + " " + new Locale("iw").getLanguage() + " " + Locale.US.equals(new Locale("en", "US")) + " " + Locale.US.hashCode());
        System.out.println(Locale.lookup(Locale.LanguageRange.parse("de-DE,en;q=0.5"), List.of(Locale.ENGLISH, Locale.GERMAN)) + " " + Locale.getISOCountries().length + " " + Locale.getISOLanguages().length);
        try {
            new Locale.Builder().setLanguage("notalanguage1");
        } catch (java.util.IllformedLocaleException e) {
            System.out.println(e.getMessage());
        }
        Locale.setDefault(Locale.FRANCE);
        System.out.println(Locale.getDefault() + " " + String.format("%.2f", 1.5) + " " + Locale.getDefault(Locale.Category.FORMAT));
        Locale.setDefault(new Locale("tr", "TR"));
        System.out.println("TITLE".toLowerCase() + " " + "title".toUpperCase());
    }
}
