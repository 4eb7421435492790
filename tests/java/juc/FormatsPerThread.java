// expect: verified
import java.text.DecimalFormat;
import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Date;
import java.util.Locale;

/**
 * Two threads, each with formats of its own: the library's tables of languages and time zones behind them are for everybody,
 * and are set up once, whoever comes first. The texts are those of the program's own dates and numbers.
 */
public class FormatsPerThread {
    static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMM yyyy", Locale.UK); // immutable

    static String report(int i) {
        String day = new SimpleDateFormat("EEE yyyy-MM-dd").format(new Date(i * 86_400_000L));
        String amount = new DecimalFormat("#,##0.00").format(1234.5 * i);
        return MessageFormat.format("{0}: {1}, {2}", day, amount, DAY.format(LocalDate.ofEpochDay(i)));
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            assert report(1).equals("Fri 1970-01-02: 1,234.50, 2 Jan 1970");
        });
        Thread two = new Thread(() -> {
            assert report(2).equals("Sat 1970-01-03: 2,469.00, 3 Jan 1970");
        });
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
