// heddle: check
// expect: verified
// Lazy initialisation in a holder class: the virtual machine's own lock orders it.
public class LazyHolder {
    static final class Config {
        int size = 7;
    }

    static final class Holder {
        static final Config instance = new Config();
    }

    static Config get() {
        return Holder.instance;
    }

    static void use() {
        assert get().size == 7;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(LazyHolder::use);
        Thread two = new Thread(LazyHolder::use);
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
