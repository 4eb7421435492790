// outcomes: abc | acb | bac | bca | cab | cba
// Three threads append one letter each under a lock: all 3! orders.
public class LockedAppend {
    static String text = "";

    static synchronized void append(String s) {
        text += s;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> append("a"));
        Thread b = new Thread(() -> append("b"));
        Thread c = new Thread(() -> append("c"));
        a.start();
        b.start();
        c.start();
        a.join();
        b.join();
        c.join();
        System.out.println(text);
    }
}
