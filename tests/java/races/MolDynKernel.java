// heddle: check
// expect: verified
// Forces between three particles in the style of Java Grande's moldyn: each thread adds up a part in a row of its own, then all
// rows are summed.
public class MolDynKernel {
    static final double[] position = {0, 1, 3};
    static final double[][] part = new double[2][3];
    static final double[] force = new double[3];
    static int missing = 2;

    static synchronized void barrier() throws InterruptedException {
        missing--;
        while (missing > 0) {
            MolDynKernel.class.wait();
        }
        MolDynKernel.class.notifyAll();
    }

    static void work(int me) {
        for (int i = me; i < 3; i += 2) {
            for (int j = i + 1; j < 3; j++) {
                double pull = position[j] - position[i];
                part[me][i] += pull;
                part[me][j] -= pull;
            }
        }
        try {
            barrier();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        for (int i = me; i < 3; i += 2) {
            force[i] = part[0][i] + part[1][i];
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        one.start();
        work(0);
        one.join();
        assert force[0] == 4 && force[1] == 1 && force[2] == -5;
    }
}
