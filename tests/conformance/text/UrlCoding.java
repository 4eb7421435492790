// URLEncoder and URLDecoder.
import java.net.*;
import java.nio.charset.StandardCharsets;

public class UrlCoding {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"a b&c=d/e?f", "é€\ud83d\ude00", "safe-._*", "100%"}) {
            String e = URLEncoder.encode(s, StandardCharsets.UTF_8);
            System.out.println(e + " " + URLDecoder.decode(e, StandardCharsets.UTF_8).equals(s) + " " + URLEncoder.encode(s, StandardCharsets.ISO_8859_1));
        }
        attempt(() -> URLDecoder.decode("%zz", StandardCharsets.UTF_8));
        attempt(() -> URLDecoder.decode("%4", StandardCharsets.UTF_8));
        System.out.println(URLDecoder.decode("a+b%2Bc", StandardCharsets.UTF_8));
    }
}
