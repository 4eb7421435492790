// getCause, initCause, fillInStackTrace, custom exceptions, multi-catch, rethrow.
public class ExceptionChain {
    static class Custom extends Exception {
        private static final long serialVersionUID = 1;
        final int code;

        Custom(int code, Throwable cause) {
            super("code " + code, cause);
            this.code = code;
        }

        @Override
        public String toString() {
            return "Custom[" + code + "]";
        }
    }

    static void level(int n) throws Custom {
        try {
            if (n == 0) {
                Object o = "text";
                System.out.println((Integer) o);
            }
            level(n - 1);
        } catch (ClassCastException | Custom e) {
            throw new Custom(n, e);
        }
    }

    public static void main(String[] args) {
        try {
            level(3);
        } catch (Custom c) {
            int depth = 0;
            for (Throwable t = c; t != null; t = t.getCause()) {
                System.out.println(depth++ + " " + t.getClass().getName() + " " + (t instanceof Custom k ? k.code : -1));
            }
        }
        Throwable late = new RuntimeException("late");
        System.out.println(late.getCause());
        late.initCause(new Error("why"));
        System.out.println(late.getCause() + " " + late.getLocalizedMessage());
        try {
            late.initCause(null);
        } catch (IllegalStateException e) {
            System.out.println("twice");
        }
        System.out.println(new RuntimeException(new Error("x")).getMessage());
        System.out.println(new Exception((String) null));
    }
}
