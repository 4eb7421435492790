// heddle: check
// expect: verified
// Coefficients of a series in the style of Java Grande's series: the threads fill slices of one array.
public class SeriesKernel {
    static final double[] coefficients = new double[4];

    static double term(int n) {
        double sum = 0;
        for (int i = 1; i <= 3; i++) {
            sum += n / (double) i;
        }
        return sum;
    }

    static void work(int me) {
        for (int n = 2 * me; n < 2 * me + 2; n++) {
            coefficients[n] = term(n);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(0));
        Thread two = new Thread(() -> work(1));
        one.start();
        two.start();
        one.join();
        two.join();
        assert coefficients[0] == 0 && coefficients[2] == 2 * coefficients[1];
    }
}
