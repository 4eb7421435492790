// TemporalAdjusters, queries, custom adjusters, chronologies, Year, YearMonth, MonthDay.
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.JulianFields;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalQueries;

public class Adjusters {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 14);
        System.out.println(d.with(TemporalAdjusters.firstDayOfMonth()) + " " + d.with(TemporalAdjusters.lastDayOfMonth()) + " " + d.with(TemporalAdjusters.firstDayOfNextYear()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.WEDNESDAY)) + " " + d.with(TemporalAdjusters.nextOrSame(DayOfWeek.WEDNESDAY)) + " " + d.with(TemporalAdjusters.previous(DayOfWeek.FRIDAY)) + " " + d.with(TemporalAdjusters.dayOfWeekInMonth(-1, DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.firstInMonth(DayOfWeek.SUNDAY)));
        TemporalAdjuster workday = t -> {
            Temporal n = t.plus(1, ChronoUnit.DAYS);
            while (LocalDate.from(n).getDayOfWeek().getValue() > 5) n = n.plus(1, ChronoUnit.DAYS);
            return n;
        };
        System.out.println(LocalDate.of(2024, 2, 16).with(workday) + " " + d.with(TemporalAdjusters.ofDateAdjuster(x -> x.plusDays(9))) + " " + d.with(LocalDate.EPOCH));
        System.out.println(d.query(TemporalQueries.precision()) + " " + d.query(TemporalQueries.zone()) + " " + d.query(TemporalQueries.localTime()) + " " + d.query(LocalDate::from) + " " + d.getLong(java.time.temporal.ChronoField.PROLEPTIC_MONTH) + " " + d.getLong(JulianFields.MODIFIED_JULIAN_DAY));
        System.out.println(Year.of(2024).isLeap() + " " + Year.of(2023).atDay(100) + " " + Year.of(1).compareTo(Year.of(5)) + " " + YearMonth.of(2024, 2).atEndOfMonth() + " " + YearMonth.of(2023, 12).plusMonths(14) + " " + YearMonth.of(2024, 2).lengthOfMonth() + " " + MonthDay.of(2, 29).isValidYear(2023) + " " + MonthDay.of(2, 29).atYear(2023) + " " + MonthDay.parse("--12-25") + " " + Year.parse("-0044"));
        System.out.println(java.time.chrono.ThaiBuddhistDate.from(d) + " " + java.time.chrono.JapaneseDate.from(d) + " " + java.time.chrono.MinguoDate.from(d) + " " + java.time.chrono.IsoChronology.INSTANCE.isLeapYear(1900) + " " + LocalTime.MIN.adjustInto(ZonedDateTime.parse("2020-01-01T10:00Z")));
        System.out.println(java.time.chrono.HijrahDate.from(LocalDate.of(2020, 1, 1)));
    }
}
