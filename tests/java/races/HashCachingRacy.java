// heddle: check
// expect: violated race
// race: HashCachingRacy.hash
// An object that remembers its hash code when it was first asked for, as String does.
// The memory is a plain field: harmless here because every thread writes the same value, and a race all the same.
public class HashCachingRacy {
    final String name = "heddle";
    int hash;

    @Override
    public int hashCode() {
        int known = hash; // HERE-ANY: race
        if (known == 0) {
            known = name.length() * 31;
            hash = known; // HERE-ANY: race
        }
        return known;
    }

    public static void main(String[] args) throws InterruptedException {
        HashCachingRacy shared = new HashCachingRacy();
        Thread one = new Thread(shared::hashCode);
        one.start();
        assert shared.hashCode() == 186;
        one.join();
    }
}
