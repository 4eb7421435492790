// heddle: check
// expect: violated race
// race: SequenceLockRacy.low | SequenceLockRacy.high
// Sequence lock: a writer makes the number odd while it writes; a reader repeats what it read if the number has changed.
// The data is plain.
public class SequenceLockRacy {
    static volatile int sequence;
    static int low;
    static int high;

    static void write(int value) {
        sequence = sequence + 1;
        low = value; // HERE-ANY: race
        high = value; // HERE-ANY: race
        sequence = sequence + 1;
    }

    static int read() {
        while (true) {
            int before = sequence;
            int first = low; // HERE-ANY: race
            int second = high; // HERE-ANY: race
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
