import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** Links every class whose name is on standard input, and says what came of it. */
public class LinkAll {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String name; (name = in.readLine()) != null; ) System.out.println(name + " " + link(name));
    }

    /** To ask for its members links a class, and initialises nothing. */
    static String link(String name) {
        try {
            Class.forName(name, false, LinkAll.class.getClassLoader()).getDeclaredConstructors();
            return "ok";
        } catch (Throwable e) {
            return e.getClass().getName();
        }
    }
}
