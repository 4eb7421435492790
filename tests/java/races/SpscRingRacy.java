// heddle: check
// expect: violated race
// race: SpscRingRacy.tail | int[]
// Ring buffer of one producer and one consumer: each owns an index, the slots are handed over by the indices.
// The producer's index is a plain field.
public class SpscRingRacy {
    static final int[] slots = new int[2];
    static volatile int head;
    static int tail;

    static void put(int value) {
        while (tail - head == 2) {
            Thread.onSpinWait();
        }
        slots[tail % 2] = value; // HERE-ANY: race
        tail = tail + 1; // HERE-ANY: race
    }

    static int take() {
        while (head == tail) { // HERE-ANY: race
            Thread.onSpinWait();
        }
        int value = slots[head % 2]; // HERE-ANY: race
        head = head + 1;
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> {
            for (int i = 1; i <= 3; i++) {
                put(i);
            }
        });
        one.start();
        for (int i = 1; i <= 3; i++) {
            int value = take();
            assert value == i;
        }
        one.join();
    }
}
