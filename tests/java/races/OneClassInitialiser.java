// heddle: check
// expect: violated race
// race: OneClassInitialiser$Registry.entries
// A static initialiser is ordered before every use of its class, but what is written to its fields later is not.
public class OneClassInitialiser {
    static final class Registry {
        static int entries = 1;

        static void add() {
            entries++; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(Registry::add);
        one.start();
        assert Registry.entries >= 1; // HERE-ANY: race
        one.join();
    }
}
