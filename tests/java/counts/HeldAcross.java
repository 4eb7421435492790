// outcomes: aabb | abba | bbaa
// As TwoByTwo, but thread a can be split and main holds the lock over both of its letters:
//   a a (bb), a (bb) a, (bb) a a.
public class HeldAcross {
    static String text = "";

    static synchronized void append(String s) {
        text += s;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            append("a");
            append("a");
        });
        a.start();
        synchronized (HeldAcross.class) {
            append("b");
            append("b");
        }
        a.join();
        System.out.println(text);
    }
}
