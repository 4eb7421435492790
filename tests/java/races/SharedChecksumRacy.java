// heddle: check
// expect: violated race
// A checksum of what two threads write. CRC32 does not say it, but has a plain field and no lock.
// Nobody holds a lock.
public class SharedChecksumRacy {
    static final java.util.zip.CRC32 shared = new java.util.zip.CRC32();

    static void use() {
        shared.update(5); // HERE: race
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            use();
        });
        other.start();
        use();
        other.join();
    }
}
