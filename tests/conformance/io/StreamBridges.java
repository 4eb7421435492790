// InputStreamReader and OutputStreamWriter with charsets, small buffers, malformed input, getEncoding.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UnsupportedEncodingException;
import java.io.Writer;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

public class StreamBridges {
    public static void main(String[] args) throws IOException {
        String text = "Zażółć gęślą jaźń \ud83d\ude00 ".repeat(20);
        for (String name : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "UTF-32", "ISO-8859-2"}) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (OutputStreamWriter w = new OutputStreamWriter(bytes, name)) {
                for (char c : text.toCharArray()) w.write(c);
                System.out.print(name + " " + w.getEncoding() + " ");
            }
            InputStreamReader r = new InputStreamReader(new ByteArrayInputStream(bytes.toByteArray()), name);
            StringBuilder sb = new StringBuilder();
            char[] small = new char[3];
            for (int n; (n = r.read(small)) != -1;) sb.append(small, 0, n);
            System.out.println(bytes.size() + " " + sb.toString().equals(text) + " " + sb.indexOf("?"));
        }
        byte[] bad = {'o', 'k', (byte) 0xc3, '!', (byte) 0xf0, (byte) 0x9f};
        InputStreamReader lenient = new InputStreamReader(new ByteArrayInputStream(bad), StandardCharsets.UTF_8);
        StringBuilder sb = new StringBuilder();
        for (int c; (c = lenient.read()) != -1;) sb.append(Integer.toHexString(c)).append(' ');
        System.out.println(sb);
        try {
            InputStreamReader strict = new InputStreamReader(new ByteArrayInputStream(bad), StandardCharsets.UTF_8.newDecoder());
            while (strict.read() != -1) {}
        } catch (MalformedInputException e) {
            System.out.println(e.getMessage() + " " + e.getInputLength());
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Writer w = new OutputStreamWriter(bytes, StandardCharsets.US_ASCII);
        w.write("naïve \ud83d");
        w.flush();
        System.out.print(HexFormat.of().formatHex(bytes.toByteArray()) + " ");
        w.write("\ude00!");
        w.close();
        System.out.println(bytes);
        try {
            w.write("x");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new InputStreamReader(new ByteArrayInputStream(bad), "nope");
        } catch (UnsupportedEncodingException e) {
            System.out.println(e.getMessage());
        }
    }
}
