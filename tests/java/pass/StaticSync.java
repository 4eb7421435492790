// heddle: check
// expect: verified
// A static counter incremented by two threads.
// Both methods lock the Class object.
public class StaticSync {
    private static int count;

    static synchronized void viaStatic() {
        count++;
    }

    static synchronized void viaInstance() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        StaticSync s = new StaticSync();
        Thread t = new Thread(StaticSync::viaStatic);
        t.start();
        viaInstance();
        assert s != null;
        t.join();
        assert count == 2 : count;
    }
}
