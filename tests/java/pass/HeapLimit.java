// heddle: check --heap 8M
// expect: verified
// Two threads use four megabytes each, one after the other, and let them go.
public class HeapLimit {
    static final byte[][] kept = new byte[2][];

    static void work(int id) {
        byte[] mine = new byte[4 << 20];
        kept[id] = mine;
        kept[id] = null;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> work(1));
        other.start();
        other.join();
        work(0);
    }
}
