// heddle: check
// expect: verified
// A checksum of what two threads write. CRC32 does not say it, but has a plain field and no lock.
// Here under a lock.
public class SharedChecksum {
    static final java.util.zip.CRC32 shared = new java.util.zip.CRC32();

    static synchronized void use() {
        shared.update(5);
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
