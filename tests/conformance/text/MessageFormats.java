// MessageFormat and ChoiceFormat: arguments, types, quotes, styles, parsing, errors.
import java.text.ChoiceFormat;
import java.text.MessageFormat;
import java.text.ParseException;
import java.util.Arrays;
import java.util.Locale;

public class MessageFormats {
    public static void main(String[] args) throws ParseException {
        Locale.setDefault(Locale.US);
        System.out.println(MessageFormat.format("{0} and {1}, {0} again, {2}", "a", 12345, null));
        System.out.println(MessageFormat.format("It''s {0} '{0}' '{' {1,number,#.##} {1,number,percent} {2,number,integer}", "x", 0.256, 1234.5));
        System.out.println(MessageFormat.format("{3} {0}", "few"));
        System.out.println(MessageFormat.format("There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files}.", 0));
        System.out.println(MessageFormat.format("There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files}.", 1));
        System.out.println(MessageFormat.format("There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files}.", 1234));
        MessageFormat f = new MessageFormat("{0} = {1,number}; {2}");
        System.out.println(f.toPattern() + " " + f.getFormats().length);
        System.out.println(Arrays.toString(f.parse("key = 1,234; rest")));
        try {
            f.parse("nothing");
        } catch (ParseException e) {
            System.out.println(e.getMessage());
        }
        for (String bad : new String[] {"{x}", "{0", "{0,foo}", "{-1}", "}"}) {
            try {
                System.out.println(new MessageFormat(bad).format(new Object[] {1}));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        ChoiceFormat c = new ChoiceFormat(new double[] {0, 1, ChoiceFormat.nextDouble(1)}, new String[] {"none", "one", "many"});
        System.out.println(c.format(-5) + c.format(0.5) + c.format(1) + c.format(1.0001) + c.format(Double.NaN) + " " + c.toPattern());
        System.out.println(new ChoiceFormat("-1#neg|0#zero|1#pos").format(-3) + " " + c.parse("one") + " " + ChoiceFormat.previousDouble(1.0));
        System.out.println(new MessageFormat("{0,number,currency} {0,number,000.0}", Locale.US).format(new Object[] {5}));
    }
}
