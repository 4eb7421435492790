// System.exit deep in a call, with negative status; a pending finally does not run.
public class ExitNested {
    static void deep(int n) {
        try {
            if (n == 0) {
                Runtime.getRuntime().exit(-1);
            }
            deep(n - 1);
        } finally {
            System.out.println("never");
        }
    }

    public static void main(String[] args) {
        System.out.print("no newline");
        deep(5);
    }
}
