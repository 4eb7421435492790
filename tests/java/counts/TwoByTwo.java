// outcomes: aabb | abab | abba | baab | baba | bbaa
// Two threads append two letters each, each under the lock: (4 choose 2) = 6 merges.
public class TwoByTwo {
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
        append("b");
        append("b");
        a.join();
        System.out.println(text);
    }
}
