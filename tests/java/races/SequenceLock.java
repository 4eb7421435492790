// heddle: check
// expect: verified
// Sequence lock: a writer makes the number odd while it writes; a reader repeats what it read if the number has changed.
public class SequenceLock {
    static volatile int sequence;
    static volatile int low;
    static volatile int high;

    static void write(int value) {
        sequence = sequence + 1;
        low = value;
        high = value;
        sequence = sequence + 1;
    }

    static int read() {
        while (true) {
            int before = sequence;
            int first = low;
            int second = high;
            if (before % 2 == 0 && before == sequence) {
                assert first == second;
                return first;
            }
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            write(1);
            write(2);
        });
        one.start();
        read();
        one.join();
        assert read() == 2;
    }
}
