// heddle: check
// expect: verified
// A writer waits until the reader has said that it is done.
public class ReadThenWrite {
    static int data;
    static volatile boolean done;

    static void read() {
        int seen = data;
        assert seen == 0;
        done = true;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(ReadThenWrite::read);
        reader.start();
        while (!done) {
            Thread.onSpinWait();
        }
        data = 1;
        reader.join();
    }
}
