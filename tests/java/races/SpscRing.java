// heddle: check
// expect: verified
// Ring buffer of one producer and one consumer: each owns an index, the slots are handed over by the indices.
public class SpscRing {
    static final int[] slots = new int[2];
    static volatile int head;
    static volatile int tail;

    static void put(int value) {
        while (tail - head == 2) {
            Thread.onSpinWait();
        }
        slots[tail % 2] = value;
        tail = tail + 1;
    }

    static int take() {
        while (head == tail) {
            Thread.onSpinWait();
        }
        int value = slots[head % 2];
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
