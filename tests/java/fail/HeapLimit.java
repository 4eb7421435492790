// heddle: check --heap 8M
// expect: violated exception java.lang.OutOfMemoryError
// reality: not (there the heap is larger)
// Two threads that keep four megabytes each have no room in eight. Steps: the first has kept its own; the second asks.
public class HeapLimit {
    static final byte[][] kept = new byte[2][];

    static void work(int id) {
        byte[] mine = new byte[4 << 20]; // HERE: exception
        kept[id] = mine;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> work(1));
        other.start();
        other.join();
        work(0);
    }
}
