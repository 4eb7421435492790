// heddle: check
// expect: violated race
// race: RacyInitialiser.ready
// While a class is being initialised, its initialiser starts a thread and gives a flag away, which both then write.
public class RacyInitialiser {
    static boolean ready;
    static Thread helper;

    static void set() {
        ready = true; // HERE-ANY: race
    }

    static final class Service {
        static int value;

        static {
            helper = new Thread(RacyInitialiser::set);
            helper.start();
            value = 1;
            ready = true; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        assert Service.value == 1;
        helper.join();
        assert ready;
    }
}
