// heddle: check
// expect: verified
// Lambdas that capture a shared array.
// Each has its own element.
public class LambdaCapture {
    public static void main(String[] args) throws InterruptedException {
        int[] cells = new int[2];
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int k = i;
            int amount = 10 + i;
            threads[i] = new Thread(() -> cells[k] += amount);
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert cells[0] + cells[1] == 21;
    }
}
