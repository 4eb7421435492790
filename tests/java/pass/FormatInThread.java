// heddle: check
// expect: verified
// agreement: not --reduction none (the formatter's own accesses in two threads)
// String.format in two threads, each with its own result.
// Results are joined in a fixed order.
public class FormatInThread {
    public static void main(String[] args) throws InterruptedException {
        String[] parts = new String[1];
        Thread t = new Thread(() -> {
            String s = String.format("%03d|%s", 7, "t");
            parts[0] = s;
        });
        t.start();
        String mine = String.format("%.2f", 1.5);
        t.join();
        String text = parts[0] + mine;
        assert text.equals("007|t1.50") : text;
    }
}
