// expect: violated race
// race: LoggerLinesRacy$Counting.warnings
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Two threads log; a Logger is for everybody, but a handler must look after itself. Steps: both read 0 in publish, both write 1:
 * two records are counted as one.
 */
public class LoggerLinesRacy {
    private static final Logger LOG = Logger.getLogger(LoggerLinesRacy.class.getName());

    static class Counting extends Handler {
        private int warnings;

        @Override
        public void publish(LogRecord record) {
            if (isLoggable(record)) warnings++;
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    public static void main(String[] args) throws InterruptedException {
        Counting counting = new Counting();
        counting.setLevel(Level.WARNING);
        LOG.setUseParentHandlers(false);
        LOG.addHandler(counting);
        Thread one = new Thread(() -> LOG.warning("one")), two = new Thread(() -> LOG.info("two"));
        one.start();
        two.start();
        LOG.warning("main");
        one.join();
        two.join();
        assert counting.warnings == 2;
    }
}
