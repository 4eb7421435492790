// LocalDate: creation, arithmetic, month ends, comparisons, fields, errors.
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.Period;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.WeekFields;

public class LocalDates {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 1, 31);
        System.out.println(d.plusMonths(1) + " " + d.plusYears(1).plusMonths(1) + " " + d.minusDays(31) + " " + d.plusWeeks(2) + " " + d.withDayOfYear(60) + " " + d.withMonth(6));
        System.out.println(d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.getMonth() + " " + d.lengthOfMonth() + d.isLeapYear() + " " + d.lengthOfYear() + " " + d.toEpochDay());
        System.out.println(LocalDate.ofEpochDay(-1) + " " + LocalDate.ofYearDay(2023, 365) + " " + LocalDate.of(-44, 3, 15) + " " + LocalDate.of(12345, Month.MAY, 6) + " " + LocalDate.MIN + " " + LocalDate.MAX);
        LocalDate e = LocalDate.parse("2020-02-29");
        System.out.println(e.until(d) + " " + e.until(d, ChronoUnit.DAYS) + " " + ChronoUnit.MONTHS.between(e, d) + " " + Period.between(d, e) + " " + e.isBefore(d) + e.isEqual(e) + " " + e.compareTo(d));
        System.out.println(e.plusYears(1) + " " + e.plus(Period.of(1, 1, 1)) + " " + e.get(ChronoField.ALIGNED_WEEK_OF_YEAR) + " " + e.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + e.get(IsoFields.QUARTER_OF_YEAR) + " " + e.get(WeekFields.ISO.weekOfYear()) + " " + e.range(ChronoField.DAY_OF_MONTH));
        System.out.println(d.datesUntil(d.plusDays(4)).toList() + " " + d.atTime(3, 4) + " " + d.atStartOfDay() + " " + DayOfWeek.FRIDAY.plus(4) + " " + Month.of(2).maxLength() + Month.JANUARY.minus(1));
        System.out.println(d.hashCode() + " " + d.equals(LocalDate.of(2024, 1, 31)) + " " + d.isSupported(ChronoUnit.HOURS) + " " + d.isSupported(ChronoField.EPOCH_DAY) + " " + d.getEra() + " " + LocalDate.EPOCH);
        for (Runnable r : new Runnable[] {() -> LocalDate.of(2023, 2, 29), () -> LocalDate.of(2023, 13, 1), () -> LocalDate.of(2023, 4, 31), () -> d.plus(1, ChronoUnit.HOURS), () -> d.get(ChronoField.HOUR_OF_DAY), () -> LocalDate.MAX.plusDays(1), () -> LocalDate.parse("2023-2-1"), () -> LocalDate.ofYearDay(2023, 366), () -> LocalDate.from(java.time.LocalTime.NOON)}) {
            try {
                r.run();
            } catch (DateTimeException x) {
                System.out.println(x.getClass().getSimpleName() + ": " + x.getMessage());
            }
        }
    }
}
