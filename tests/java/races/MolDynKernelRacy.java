// heddle: check
// expect: violated race
// race: double[]
// Forces between three particles in the style of Java Grande's moldyn: each thread adds up a part in a row of its own, then all
// rows are summed.
// There is no barrier between the parts and the sum.
public class MolDynKernelRacy {
    static final double[] position = {0, 1, 3};
    static final double[][] part = new double[2][3];
    static final double[] force = new double[3];
    static int missing = 2;

    static synchronized void barrier() throws InterruptedException {
        missing--;
        while (missing > 0) {
            MolDynKernelRacy.class.wait();
        }
        MolDynKernelRacy.class.notifyAll();
    }

    static void work(int me) {
        for (int i = me; i < 3; i += 2) {
            for (int j = i + 1; j < 3; j++) {
                double pull = position[j] - position[i];
                part[me][i] += pull; // HERE-ANY: race
                part[me][j] -= pull; // HERE-ANY: race
            }
        }
        for (int i = me; i < 3; i += 2) {
            force[i] = part[0][i] + part[1][i]; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        one.start();
        work(0);
        one.join();
        assert force[0] == 4;
    }
}
