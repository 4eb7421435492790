// System.exit gives its status; nothing after it runs.
public class ExitStatus {
    public static void main(String[] args) {
        System.out.println("before");
        try {
            System.exit(3);
        } finally {
            System.out.println("never");
        }
    }
}
