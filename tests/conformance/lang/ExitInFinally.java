// System.exit inside try: finally blocks do not run; the status is the argument modulo 256.
public class ExitInFinally {
    public static void main(String[] args) {
        try {
            System.out.println("leaving");
            System.exit(259);
        } finally {
            System.out.println("never printed");
        }
    }
}
