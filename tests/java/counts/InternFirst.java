// outcomes: own false | other true
// Who interns a text first makes its own string the pool's: main finds its own, or the other's, and never both.
public class InternFirst {
    static volatile String theirs;

    static String make(int n) {
        return "text " + n;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> theirs = make(7).intern());
        t.start();
        String mine = make(7);
        String pooled = mine.intern();
        t.join();
        System.out.println((pooled == mine ? "own " : "other ") + (theirs != mine));
    }
}
