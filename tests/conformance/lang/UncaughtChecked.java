// A checked exception with a cause of the same line leaves main; its own toString; a stack overflow in the middle was caught.
// stderr: all
public class UncaughtChecked {
    static class Custom extends Exception {
        Custom(String m, Throwable c) {
            super(m, c);
        }

        @Override
        public String toString() {
            return "Custom{" + getMessage() + "}";
        }
    }

    static int depth(int n) {
        return depth(n + 1) + 1;
    }

    public static void main(String[] args) throws Exception {
        try {
            depth(0);
        } catch (StackOverflowError e) {
            System.out.println("overflow caught " + (e.getStackTrace().length > 100));
        }
        throw new Custom("at the end", new IllegalStateException());
    }
}
