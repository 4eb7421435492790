// heddle: check
// expect: violated race
// race: DoubleCheckedRacy.instance | DoubleCheckedRacy$Config.size
// Double-checked locking.
// The field that is looked at without the lock is not volatile.
public class DoubleCheckedRacy {
    static final class Config {
        int size;

        Config() {
            size = 7; // HERE-ANY: race
        }
    }

    static Config instance;

    static Config get() {
        Config config = instance; // HERE-ANY: race
        if (config == null) {
            synchronized (DoubleCheckedRacy.class) {
                config = instance; // HERE-ANY: race
                if (config == null) {
                    config = new Config();
                    instance = config; // HERE-ANY: race
                }
            }
        }
        return config;
    }

    static void use() {
        assert get().size == 7; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(DoubleCheckedRacy::use);
        Thread two = new Thread(DoubleCheckedRacy::use);
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
