// The default console handler of java.util.logging with a fixed format, to standard error.
import java.util.logging.*;

public class LogFormats {
    public static void main(String[] args) throws Exception {
        System.setProperty("java.util.logging.SimpleFormatter.format", "%4$s %3$s %5$s%6$s%n");
        Logger log = Logger.getLogger("app.main");
        log.info("hello");
        log.fine("not shown");
        log.log(Level.WARNING, "values {0} {1}", new Object[] {1, "two"});
        log.setLevel(Level.SEVERE);
        log.warning("not shown either");
        log.severe("shown");
        Logger.getAnonymousLogger().info("anonymous");
        Logger.getGlobal().info("global");
        System.out.println(log.getParent().getName().isEmpty() + " " + LogManager.getLogManager().getLogger("app.main").getName() + " " + log.getLevel());
    }
}
