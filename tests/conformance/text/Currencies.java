// Currency: codes, symbols, fraction digits.
import java.util.Currency;
import java.util.Locale;

public class Currencies {
    public static void main(String[] args) {
        for (String code : new String[] {"USD", "EUR", "JPY", "KWD", "XXX"}) {
            Currency c = Currency.getInstance(code);
            System.out.println(c + " " + c.getNumericCode() + " " + c.getDefaultFractionDigits() + " " + c.getSymbol(Locale.US) + " " + c.getDisplayName(Locale.US));
        }
        System.out.println(Currency.getInstance(Locale.GERMANY) + " " + Currency.getInstance(Locale.JAPAN) + " " + Currency.getInstance(new Locale("", "CH")));
        try {
            Currency.getInstance("ABCD");
        } catch (IllegalArgumentException e) {
            System.out.println("unknown");
        }
        System.out.println(Currency.getAvailableCurrencies().size() > 100);
    }
}
