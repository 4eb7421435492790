// heddle: check
// expect: violated race
// race: ReadThenWriteRacy.data
// A writer waits until the reader has said that it is done.
// The reader says so before it reads.
public class ReadThenWriteRacy {
    static int data;
    static volatile boolean done;

    static void read() {
        done = true;
        int seen = data; // HERE-ANY: race
        assert seen <= 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(ReadThenWriteRacy::read);
        reader.start();
        while (!done) {
            Thread.onSpinWait();
        }
        data = 1; // HERE-ANY: race
        reader.join();
    }
}
