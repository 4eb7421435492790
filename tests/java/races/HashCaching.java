// heddle: check
// expect: verified
// An object that remembers its hash code when it was first asked for, as String does.
public class HashCaching {
    final String name = "heddle";
    volatile int hash;

    @Override
    public int hashCode() {
        int known = hash;
        if (known == 0) {
            known = name.length() * 31;
            hash = known;
        }
        return known;
    }

    public static void main(String[] args) throws InterruptedException {
        HashCaching shared = new HashCaching();
        Thread one = new Thread(shared::hashCode);
        one.start();
        assert shared.hashCode() == 186;
        one.join();
    }
}
