// heddle: check
// expect: verified
// Double-checked locking.
public class DoubleChecked {
    static final class Config {
        int size;

        Config() {
            size = 7;
        }
    }

    static volatile Config instance;

    static Config get() {
        Config config = instance;
        if (config == null) {
            synchronized (DoubleChecked.class) {
                config = instance;
                if (config == null) {
                    config = new Config();
                    instance = config;
                }
            }
        }
        return config;
    }

    static void use() {
        assert get().size == 7;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(DoubleChecked::use);
        Thread two = new Thread(DoubleChecked::use);
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
