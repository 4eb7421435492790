// Which catch clause and finally run, over throw sites and nesting, as a trace.
public class CatchOrder {
    static StringBuilder log = new StringBuilder();

    static int outer(int k) throws Exception {
        try {
            log.append("o");
            return inner(k);
        } catch (IllegalStateException e) {
            log.append("c1");
            if (k == 3) throw new Exception(e);
            return 1;
        } catch (RuntimeException e) {
            log.append("c2");
            return 2;
        } finally {
            log.append("f1");
            if (k == 5) throw new Error("from finally");
        }
    }

    static int inner(int k) {
        for (int i = 0; ; i++) {
            try {
                log.append(i);
                switch (k) {
                    case 0: return 10;
                    case 1: throw new IllegalArgumentException();
                    case 2:
                    case 3: throw new IllegalStateException();
                    case 4: if (i < 2) continue; break;
                    case 5: return 50;
                    case 6: throw new OutOfMemoryError("made up");
                    default: Object o = null; o.hashCode();
                }
                return 40;
            } catch (NullPointerException e) {
                log.append("npe");
                return 7;
            } finally {
                log.append("f2");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (int k = 0; k < 8; k++) {
            log.setLength(0);
            int r;
            try {
                r = outer(k);
            } catch (Throwable t) {
                log.append("!").append(t.getClass().getSimpleName());
                r = -1;
            }
            System.out.println(k + " " + r + " " + log);
        }
    }
}
