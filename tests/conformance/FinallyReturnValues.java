// try/catch/finally with returns, loops and nested functions: values seen and order of effects.
public class FinallyReturnValues {
    static StringBuilder log = new StringBuilder();

    static int f(int k) {
        for (int i = 0; ; i++) {
            try {
                log.append("t").append(i);
                if (k == i) {
                    return i;
                }
                if (k == -i) {
                    throw new RuntimeException("k" + k);
                }
                if (i == 5) {
                    break;
                }
            } catch (RuntimeException e) {
                log.append("c");
                if (k == -2) {
                    return -100;
                }
                throw e;
            } finally {
                log.append("f");
                if (k == -3 && i == 3) {
                    continue;
                }
            }
        }
        return 99;
    }

    static long nested() {
        long x = 1;
        try {
            try {
                x *= 2;
                throw new Error("e");
            } finally {
                x += 3;
            }
        } catch (Error e) {
            try {
                x *= 10;
                return x;
            } finally {
                x = -1;
                log.append(" x").append(x);
            }
        } finally {
            log.append(" end");
        }
    }

    public static void main(String[] args) {
        for (int k : new int[] {2, -1, -2, -3, 50}) {
            log.setLength(0);
            try {
                System.out.print(f(k) + " ");
            } catch (RuntimeException e) {
                System.out.print(e.getMessage() + " ");
            }
            System.out.println(log);
        }
        log.setLength(0);
        System.out.println(nested() + log.toString());
    }
}
