// heddle: check
// expect: violated race
// race: LazyHolderRacy.instance | LazyHolderRacy$Config.size
// Lazy initialisation in a holder class: the virtual machine's own lock orders it.
// A null check instead of the holder: unsafe lazy initialisation.
public class LazyHolderRacy {
    static final class Config {
        int size = 7; // HERE-ANY: race
    }

    static Config instance;

    static Config get() {
        Config config = instance; // HERE-ANY: race
        if (config == null) {
            config = new Config();
            instance = config; // HERE-ANY: race
        }
        return config;
    }

    static void use() {
        assert get().size == 7; // HERE-ANY: race
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(LazyHolderRacy::use);
        Thread two = new Thread(LazyHolderRacy::use);
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
