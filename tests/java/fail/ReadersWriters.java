// heddle: check
// expect: violated assertion
// A read-write lock by hand; one writer, two readers.
// The writer does not wait for the readers. Steps: reader 1 enters and reads x == 0; main enters and writes x = y = 1;
// reader 1 reads y == 1.
public class ReadersWriters {
    private int readers;
    private boolean writing;
    private volatile int x, y;

    synchronized void beginRead() throws InterruptedException {
        while (writing) {
            wait();
        }
        readers++;
    }

    synchronized void endRead() {
        readers--;
        notifyAll();
    }

    synchronized void beginWrite() throws InterruptedException {
        while (writing) {
            wait();
        }
        writing = true;
    }

    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    void read() {
        try {
            beginRead();
            int a = x, b = y;
            endRead();
            assert a == b; // HERE: assertion
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReadersWriters lock = new ReadersWriters();
        new Thread(lock::read, "reader 1").start();
        new Thread(lock::read, "reader 2").start();
        lock.beginWrite();
        lock.x = 1;
        lock.y = 1;
        lock.endWrite();
    }
}
