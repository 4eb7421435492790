// heddle: check
// expect: violated race
// race: ReadersWriterLockRacy.reads
// Readers-writer lock as a monitor: many readers or one writer.
// Readers count themselves in a plain field while they hold the lock only as readers.
public class ReadersWriterLockRacy {
    static int readers;
    static boolean writer;
    static int value;
    static int reads;
    static final Object lock = new Object();

    static void lockRead() throws InterruptedException {
        synchronized (lock) {
            while (writer) {
                lock.wait();
            }
            readers++;
        }
    }

    static void unlockRead() {
        synchronized (lock) {
            readers--;
            lock.notifyAll();
        }
    }

    static void write() throws InterruptedException {
        synchronized (lock) {
            while (writer || readers > 0) {
                lock.wait();
            }
            writer = true;
        }
        value++;
        synchronized (lock) {
            writer = false;
            lock.notifyAll();
        }
    }

    static void read() throws InterruptedException {
        lockRead();
        reads++; // HERE-ANY: race
        int seen = value;
        assert seen == value;
        unlockRead();
    }

    interface Task {
        void run() throws InterruptedException;
    }

    static Thread start(Task task) {
        Thread thread = new Thread(() -> {
            try {
                task.run();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = start(ReadersWriterLockRacy::read);
        Thread two = start(ReadersWriterLockRacy::read);
        write();
        one.join();
        two.join();
        assert value == 1 && reads >= 1;
    }
}
