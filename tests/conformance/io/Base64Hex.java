// Base64 basic, URL and MIME; HexFormat with delimiters, prefixes and parsing; errors.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;

public class Base64Hex {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] data = new byte[80];
        for (int i = 0; i < data.length; i++) data[i] = (byte) (i * 7 - 100);
        for (int n = 0; n < 5; n++) System.out.print(Base64.getEncoder().encodeToString(Arrays.copyOf(data, n)) + " ");
        System.out.println(Base64.getEncoder().withoutPadding().encodeToString(new byte[] {1}));
        System.out.println(Base64.getUrlEncoder().encodeToString(new byte[] {-1, -2, -3, -4}) + " " + Base64.getEncoder().encodeToString(new byte[] {-1, -2, -3, -4}));
        String mime = Base64.getMimeEncoder().encodeToString(data);
        System.out.println(mime.replace("\r\n", "|") + " " + Arrays.equals(data, Base64.getMimeDecoder().decode(mime)));
        System.out.println(Base64.getMimeEncoder(8, "-".getBytes()).encodeToString("hello world".getBytes()) + " " + new String(Base64.getMimeDecoder().decode("aGVs\n bG8=")));
        attempt(() -> Base64.getDecoder().decode("a"));
        attempt(() -> Base64.getDecoder().decode("aGV$"));
        attempt(() -> Base64.getDecoder().decode("aGVs="));
        attempt(() -> Base64.getDecoder().decode("YQ==YQ"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream w = Base64.getEncoder().wrap(out)) {
            w.write(data, 0, 10);
            w.write(5);
        }
        System.out.println(out + " " + new String(Base64.getDecoder().wrap(new ByteArrayInputStream(out.toByteArray())).readAllBytes(), "ISO-8859-1").length());
        HexFormat h = HexFormat.ofDelimiter(", ").withPrefix("0x").withUpperCase();
        System.out.println(h.formatHex(new byte[] {1, -1, 127}) + " " + Arrays.toString(h.parseHex("0x01, 0xFF")));
        System.out.println(HexFormat.of().toHexDigits((short) -2) + " " + HexFormat.fromHexDigits("7fff") + " " + HexFormat.isHexDigit('g') + " " + HexFormat.fromHexDigit('c') + " " + h);
        attempt(() -> HexFormat.of().parseHex("abc"));
        attempt(() -> HexFormat.of().parseHex("zz"));
        attempt(() -> HexFormat.fromHexDigits("123456789"));
    }
}
