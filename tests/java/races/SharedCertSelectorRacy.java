// heddle: check
// expect: violated race
// "Unless otherwise specified, the methods defined in this class are not thread-safe."
// Nobody holds a lock.
public class SharedCertSelectorRacy {
    static final java.security.cert.X509CertSelector shared = new java.security.cert.X509CertSelector();

    static void use() {
        shared.setBasicConstraints(1); // HERE: race
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
