// java.util.logging: levels, handlers, formatters and parents, with a handler of one's own.
import java.util.ArrayList;
import java.util.List;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LoggingStderr {
    public static void main(String[] args) {
        Logger log = Logger.getLogger("com.acme.tool");
        log.setUseParentHandlers(false);
        List<String> seen = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord r) {
                if (isLoggable(r)) seen.add(r.getLevel() + ":" + r.getMessage() + ":" + r.getLoggerName() + ":" + r.getSourceMethodName());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        handler.setLevel(Level.FINE);
        log.addHandler(handler);
        log.setLevel(Level.ALL);
        log.info("info");
        log.fine("fine");
        log.finer("too fine");
        log.log(Level.WARNING, "warn {0}", 5);
        log.severe(() -> "lazy");
        log.entering("A", "b");
        Logger.getLogger("com.acme").setLevel(Level.OFF);
        Logger child = Logger.getLogger("com.acme.tool.child");
        child.config("from child");
        System.out.println(seen);
        System.out.println(log.isLoggable(Level.FINEST) + " " + child.getLevel() + " " + child.getParent().getName() + " " + Level.parse("CONFIG").intValue() + " " + log.getHandlers().length);
        ConsoleHandler console = new ConsoleHandler();
        console.setFormatter(new Formatter() {
            @Override
            public String format(LogRecord r) {
                return r.getLevel().getName() + " " + formatMessage(r) + "\n";
            }
        });
        log.removeHandler(handler);
        log.addHandler(console);
        log.log(Level.WARNING, "to stderr {0} and {1}", new Object[] {"x", 2});
        try {
            Level.parse("bogus");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
