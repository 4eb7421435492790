// Offsets of several zones over the years, transitions of one year, conversion of a meeting.
import java.time.*;
import java.time.zone.*;

public class ZoneHistory {
    public static void main(String[] args) throws Exception {
        for (String z : new String[] {"America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia", "Europe/London", "Africa/Casablanca", "Etc/GMT+5"}) {
            ZoneRules r = ZoneId.of(z).getRules();
            StringBuilder sb = new StringBuilder(z);
            for (int y = 1900; y <= 2020; y += 20) sb.append(" ").append(r.getOffset(LocalDateTime.of(y, 7, 1, 0, 0))).append(r.isDaylightSavings(LocalDateTime.of(y, 7, 1, 0, 0).toInstant(ZoneOffset.UTC)) ? "*" : "");
            System.out.println(sb);
        }
        ZoneOffsetTransition t = ZoneId.of("America/New_York").getRules().nextTransition(Instant.parse("2022-01-01T00:00:00Z"));
        System.out.println(t + " " + t.isGap() + " " + t.getDuration() + " " + t.getDateTimeBefore() + " " + t.getDateTimeAfter());
        ZonedDateTime meeting = ZonedDateTime.of(2022, 3, 15, 9, 0, 0, 0, ZoneId.of("America/New_York"));
        for (String z : new String[] {"Europe/Paris", "Asia/Tokyo", "America/Los_Angeles", "UTC"}) System.out.print(meeting.withZoneSameInstant(ZoneId.of(z)).toLocalTime() + " ");
        System.out.println(Duration.between(meeting, meeting.withZoneSameLocal(ZoneId.of("Asia/Tokyo"))) + " " + meeting.equals(meeting.withZoneSameInstant(ZoneOffset.UTC)) + meeting.isEqual(meeting.withZoneSameInstant(ZoneOffset.UTC)));
        System.out.println(meeting.toInstant().atZone(ZoneId.of("Pacific/Kiritimati")).toLocalDate() + " " + ZonedDateTime.ofStrict(LocalDateTime.of(2022, 7, 1, 0, 0), ZoneOffset.ofHours(2), ZoneId.of("Europe/Paris")));
    }
}
