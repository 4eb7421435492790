// Parsing dates in many notations with optional parts, and what is refused.
import java.time.*;
import java.time.format.*;
import java.util.*;

public class ParsingLenient {
    public static void main(String[] args) throws Exception {
        DateTimeFormatter f = DateTimeFormatter.ofPattern("[yyyy-MM-dd][dd.MM.yyyy][MMM d, yyyy][' at 'HH:mm]", Locale.US);
        for (String s : new String[] {"2020-03-04", "04.03.2020", "Mar 4, 2020", "2020-03-04 at 05:06", "2020/03/04", "31.02.2020", "2020-3-4", ""}) {
            try {
                System.out.println(s + " -> " + f.parseBest(s, LocalDateTime::from, LocalDate::from));
            } catch (DateTimeParseException e) {
                System.out.println(s + " -> " + e.getErrorIndex() + " " + e.getMessage());
            }
        }
        System.out.println(Instant.parse("2020-01-01T24:00:00Z") + " " + OffsetDateTime.parse("2020-01-01T00:00:00+01:30").toEpochSecond() + " " + LocalTime.parse("10:15:30.123456789").getNano() + " " + LocalDate.parse("+12345-01-01") + " " + Year.parse("2020") + " " + DateTimeFormatter.ISO_LOCAL_DATE.parse("2020-01-01").getLong(java.time.temporal.ChronoField.EPOCH_DAY));
    }
}
