// heddle: check
// expect: violated assertion
// Lambdas that capture a shared array.
// Both write element 0. Steps: both read 0, both write their own value: one of them is lost.
public class LambdaCapture {
    public static void main(String[] args) throws InterruptedException {
        int[] cells = new int[2];
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int k = 0;
            int amount = 10 + i;
            threads[i] = new Thread(() -> cells[k] += amount);
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert cells[0] + cells[1] == 21; // HERE: assertion
    }
}
