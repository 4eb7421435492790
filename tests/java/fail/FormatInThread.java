// heddle: check
// expect: violated assertion
// agreement: not --reduction none (the formatter's own accesses in two threads)
// String.format in two threads, each with its own result.
// Results are appended in the order of arrival. Steps: main appends before t.
public class FormatInThread {
    public static void main(String[] args) throws InterruptedException {
        StringBuffer text = new StringBuffer();
        Thread t = new Thread(() -> {
            String s = String.format("%03d|%s", 7, "t");
            text.append(s);
        });
        t.start();
        String mine = String.format("%.2f", 1.5);
        text.append(mine);
        t.join();
        assert text.toString().equals("007|t1.50"); // HERE: assertion
    }
}
