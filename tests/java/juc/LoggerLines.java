// expect: verified
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Two threads log; a Logger is for everybody, and a handler whose publish is synchronized misses no record. */
public class LoggerLines {
    private static final Logger LOG = Logger.getLogger(LoggerLines.class.getName());

    static class Counting extends Handler {
        private int warnings;

        @Override
        public synchronized void publish(LogRecord record) {
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
