// finally: overriding returns and exceptions, break and continue in finally, nested, values saved before finally.
public class FinallyCorners {
    @SuppressWarnings("finally")
    static int returnWins() {
        try {
            throw new IllegalStateException();
        } finally {
            return 1;
        }
    }

    static int saved() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }

    static int[] sharedArray() {
        int[] x = {1};
        try {
            return x;
        } finally {
            x[0] = 2;
        }
    }

    @SuppressWarnings("finally")
    static String loop() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 5; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                if (i == 3) {
                    break;
                }
                sb.append(i);
            } finally {
                sb.append('f').append(i);
                if (i == 2) {
                    continue;
                }
            }
            sb.append(';');
        }
        return sb.toString();
    }

    static String nested() {
        StringBuilder sb = new StringBuilder();
        try {
            try {
                try {
                    throw new RuntimeException("a");
                } finally {
                    sb.append("1");
                    Object o = null;
                    o.hashCode();
                }
            } catch (NullPointerException e) {
                sb.append("npe").append(e.getSuppressed().length);
                throw new IllegalArgumentException("b", e);
            } finally {
                sb.append("2");
            }
        } catch (IllegalArgumentException e) {
            sb.append(e.getMessage()).append(e.getCause() != null);
        } finally {
            sb.append("3");
        }
        return sb.toString();
    }

    @SuppressWarnings("finally")
    static int outer() {
        label:
        try {
            return 1;
        } finally {
            break label;
        }
        return 2;
    }

    static long rethrow(int k) throws Exception {
        long v = 10;
        try {
            if (k == 1) throw new Exception("checked");
            v += 5;
            return v++;
        } catch (RuntimeException e) {
            return -1;
        } finally {
            v *= 100;
            System.out.println("v=" + v);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(returnWins() + " " + saved() + " " + sharedArray()[0] + " " + loop() + " " + nested() + " " + outer());
        System.out.println(rethrow(0));
        try {
            rethrow(1);
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
    }
}
