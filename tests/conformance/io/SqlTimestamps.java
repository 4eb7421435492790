// java.sql.Timestamp, Date and Time as values.
import java.sql.*;
import java.util.TimeZone;

public class SqlTimestamps {
    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Timestamp t = Timestamp.valueOf("2020-01-02 03:04:05.678901234");
        System.out.println(t + " " + t.getNanos() + " " + t.getTime() + " " + t.toLocalDateTime() + " " + Date.valueOf("2020-02-29") + " " + Time.valueOf("10:20:30") + " " + t.compareTo(new Timestamp(0)) + " " + new Timestamp(5).toInstant());
        try {
            Date.valueOf("nope");
        } catch (IllegalArgumentException e) {
            System.out.println("refused");
        }
    }
}
