// outcomes: 120
// Five threads multiply one after the other, each joined before the next: no choice matters.
public class Deterministic {
    static int product = 1;

    public static void main(String[] args) throws InterruptedException {
        for (int i = 1; i <= 5; i++) {
            int k = i;
            Thread t = new Thread(() -> product *= k);
            t.start();
            t.join();
        }
        System.out.println(product);
    }
}
