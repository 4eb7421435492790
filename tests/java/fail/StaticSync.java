// heddle: check
// expect: violated assertion
// A static counter incremented by two threads.
// One locks the Class object and the other the instance: no exclusion.
// Steps: t reads 0 in viaStatic; main reads 0 in viaInstance; t writes 1; main writes 1; the sum is 1.
public class StaticSync {
    private static int count;

    static synchronized void viaStatic() {
        count++;
    }

    synchronized void viaInstance() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        StaticSync s = new StaticSync();
        Thread t = new Thread(StaticSync::viaStatic);
        t.start();
        s.viaInstance();
        t.join();
        assert count == 2 : count; // HERE: assertion
    }
}
