// java.net.URI: parts, resolution, relativising, normalising, encoding, errors.
import java.net.*;

public class UriParsing {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"http://user@host:8080/a/b;p?q=1&r=%20#frag", "mailto:a@b.c", "file:///x/y", "../up/./x", "urn:isbn:1", "//host/p", "http://[::1]/"}) {
            URI u = URI.create(s);
            System.out.println(u.getScheme() + "|" + u.getAuthority() + "|" + u.getUserInfo() + "|" + u.getHost() + "|" + u.getPort() + "|" + u.getPath() + "|" + u.getQuery() + "|" + u.getRawQuery() + "|" + u.getFragment() + "|" + u.isAbsolute() + u.isOpaque() + "|" + u.normalize());
        }
        URI base = URI.create("http://h/a/b/c");
        System.out.println(base.resolve("d") + " " + base.resolve("/d") + " " + base.resolve("../../e") + " " + base.resolve("?q") + " " + URI.create("http://h/a/").relativize(base) + " " + base.compareTo(URI.create("http://h/a")) + " " + base.equals(URI.create("HTTP://H/a/b/c")));
        attempt(() -> URI.create("http://bad host/"));
        attempt(() -> URI.create("a b"));
        attempt(() -> URI.create(":nothing"));
    }
}
