// finally runs on every way out and may override it.
public class TryFinally {
    @SuppressWarnings("finally")
    static int override() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    static int kept() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 5;
        }
    }

    @SuppressWarnings("finally")
    static String swallow() {
        for (;;) {
            try {
                throw new RuntimeException("lost");
            } finally {
                break;
            }
        }
        return "swallowed";
    }

    static void nested(int depth) {
        try {
            try {
                if (depth == 0) {
                    throw new IllegalStateException("inner");
                }
                nested(depth - 1);
            } finally {
                System.out.print("f" + depth + " ");
            }
        } catch (IllegalStateException e) {
            System.out.print("c" + depth + " ");
            if (depth < 2) {
                throw new IllegalStateException(e.getMessage() + depth);
            }
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(override() + " " + kept() + " " + swallow());
        nested(3);
        try {
            try {
                throw new RuntimeException("first");
            } finally {
                Integer.parseInt("not a number");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + e.getSuppressed().length);
        }
    }
}
