// Instance initialisers and field initialisers in textual order, with this(...) chains, exceptions and anonymous classes.
import java.util.*;

public class InstanceInitialisers {
    static class Multi {
        final List<String> log = new ArrayList<>();

        {
            log.add("block1");
        }

        int a = note("a", 1);

        {
            a += 10;
            log.add("block2:" + a);
        }

        int b = note("b", a + 1);

        Multi() {
            this(7);
            log.add("()");
        }

        Multi(int x) {
            log.add("(int " + x + ")");
        }

        Multi(String s) {
            log.add("(String)" + b);
        }

        int note(String name, int v) {
            log.add(name);
            return v;
        }

        @Override
        public String toString() {
            return log.toString();
        }
    }

    static class Fails {
        static int count;

        {
            count++;
            if (count == 1) throw new Exception("from initialiser ");
        }

        Fails() throws Exception {
            count = 100;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Multi() + " " + new Multi(3) + " " + new Multi("s"));
        List<String> built = new ArrayList<>() {{
            add("double");
            add("brace");
        }};
        System.out.println(built + " " + built.getClass().getSuperclass().getSimpleName());
        try {
            new Fails();
        } catch (Exception e) {
            System.out.println(e.getMessage() + Fails.count);
        }
    }
}
