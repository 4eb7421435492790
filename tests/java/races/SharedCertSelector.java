// heddle: check
// expect: verified
// "Unless otherwise specified, the methods defined in this class are not thread-safe."
// Here under a lock.
public class SharedCertSelector {
    static final java.security.cert.X509CertSelector shared = new java.security.cert.X509CertSelector();

    static synchronized void use() {
        shared.setBasicConstraints(1);
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
