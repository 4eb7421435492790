// MessageFormat with dates of a fixed zone, nested choices, reuse, equality, arrays of formats.
import java.text.*;
import java.util.*;

public class MessageStyles {
    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Locale.setDefault(Locale.US);
        Date d = new Date(86_400_000L * 365);
        System.out.println(MessageFormat.format("{0,date,yyyy-MM-dd} {0,time,HH:mm} {0,date,short} {0,date,long}", d));
        MessageFormat f = new MessageFormat("{1} {0,number,#,##0.0} {2,choice,0#zero|1#one|2#{1} many}");
        System.out.println(f.format(new Object[] {1234.56, "x", 2}) + " " + f.format(new Object[] {1, "y", 0}) + " " + f.toPattern());
        f.setFormat(0, NumberFormat.getPercentInstance(Locale.US));
        System.out.println(f.getFormats().length + " " + f.equals(f.clone()) + " " + f.getLocale());
        StringBuffer sb = new StringBuffer("pre:");
        new MessageFormat("{0}").format(new Object[] {7}, sb, null);
        System.out.println(sb);
    }
}
