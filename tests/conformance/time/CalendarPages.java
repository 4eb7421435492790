// Printing a month, business days, ages, weeks of year over year ends, leap days.
import java.time.*;
import java.time.temporal.*;
import java.util.*;

public class CalendarPages {
    public static void main(String[] args) {
        YearMonth ym = YearMonth.of(2024, 2);
        StringBuilder sb = new StringBuilder("   ".repeat(ym.atDay(1).getDayOfWeek().getValue() - 1));
        for (int d = 1; d <= ym.lengthOfMonth(); d++) {
            sb.append(String.format("%2d ", d));
            if (ym.atDay(d).getDayOfWeek() == DayOfWeek.SUNDAY) sb.append("\n");
        }
        System.out.println(sb);
        long work = LocalDate.of(2024, 1, 1).datesUntil(LocalDate.of(2025, 1, 1)).filter(d -> d.getDayOfWeek().getValue() < 6).count();
        System.out.println(work + " " + ChronoUnit.YEARS.between(LocalDate.of(2000, 2, 29), LocalDate.of(2024, 2, 28)) + " " + Period.between(LocalDate.of(1990, 5, 17), LocalDate.of(2024, 3, 1)));
        for (int y = 2018; y < 2026; y++) System.out.print(LocalDate.of(y, 1, 1).get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + ":" + LocalDate.of(y, 12, 31).get(IsoFields.WEEK_BASED_YEAR) + ":" + LocalDate.of(y, 12, 28).get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " ");
        System.out.println();
        System.out.println(LocalDate.of(2024, 1, 31).plusMonths(1).plusMonths(1) + " " + LocalDate.of(2024, 1, 31).plusMonths(2) + " " + LocalDate.of(2024, 2, 29).minusYears(4) + " " + WeekFields.of(Locale.US).getFirstDayOfWeek() + " " + LocalDate.of(2024, 12, 30).get(WeekFields.of(Locale.US).weekOfWeekBasedYear()));
    }
}
