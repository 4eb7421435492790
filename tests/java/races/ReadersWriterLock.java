// heddle: check
// expect: verified
// Readers-writer lock as a monitor: many readers or one writer.
public class ReadersWriterLock {
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
            reads++;
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
        Thread one = start(ReadersWriterLock::read);
        Thread two = start(ReadersWriterLock::read);
        write();
        one.join();
        two.join();
        assert value == 1 && reads >= 1;
    }
}
