// ResourceBundle: properties files with parents and fallbacks, list bundles, missing resources.
import java.text.MessageFormat;
import java.util.Collections;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.TreeSet;

public class Bundles {
    public static class Texts extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"key", "value"}, {"list", new int[] {1, 2, 3}}};
        }
    }

    public static class Texts_fr extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"key", "valeur"}};
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        ResourceBundle base = ResourceBundle.getBundle("Bundles");
        System.out.println(base.getString("greeting") + " " + new TreeSet<>(base.keySet()) + " " + base.containsKey("none") + " [" + base.getLocale() + "]");
        ResourceBundle at = ResourceBundle.getBundle("Bundles", new Locale("de", "AT"));
        System.out.println(at.getString("greeting") + " " + at.getString("only.base") + " " + at.getLocale() + " " + Collections.list(at.getKeys()).size());
        System.out.println(ResourceBundle.getBundle("Bundles", new Locale("de", "CH")).getString("greeting") + " " + ResourceBundle.getBundle("Bundles", Locale.JAPAN).getString("greeting"));
        System.out.println(MessageFormat.format(base.getString("count"), 3));
        ResourceBundle list = ResourceBundle.getBundle("Bundles$Texts", Locale.FRANCE);
        System.out.println(list.getString("key") + " " + ((int[]) list.getObject("list")).length + " " + list.getBaseBundleName());
        try {
            base.getString("none");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage() + " | " + e.getKey());
        }
        try {
            ResourceBundle.getBundle("Nowhere");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        try {
            list.getString("list");
        } catch (ClassCastException e) {
            System.out.println("not a string");
        }
    }
}
