// StackOverflowError is caught, and the program goes on.
public class StackOverflow {
    static int depth;

    static void down() {
        depth++;
        down();
    }

    static int downWithFinally(int n) {
        try {
            return downWithFinally(n + 1) + 1;
        } catch (StackOverflowError e) {
            return 0;
        }
    }

    public static void main(String[] args) {
        try {
            down();
        } catch (StackOverflowError e) {
            System.out.println("caught " + (depth > 500) + " " + e.getMessage());
        }
        System.out.println(downWithFinally(0) >= 500);
        try {
            down();
        } catch (Throwable t) {
            System.out.println(t.getClass().getName() + " " + (t instanceof VirtualMachineError) + (t.getStackTrace().length > 100));
        }
        System.out.println("still running");
    }
}
