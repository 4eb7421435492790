// Encoding of every kind of code point, decoding of truncated and overlong sequences, byte order marks.
import java.nio.charset.StandardCharsets;
import java.util.*;

public class Utf8Details {
    public static void main(String[] args) {
        for (int cp : new int[] {0, 0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff}) {
            String s = new String(Character.toChars(cp));
            byte[] b = s.getBytes(StandardCharsets.UTF_8);
            System.out.println(Integer.toHexString(cp) + " " + HexFormat.of().formatHex(b) + " " + s.equals(new String(b, StandardCharsets.UTF_8)) + " " + s.getBytes(StandardCharsets.UTF_16LE).length);
        }
        int[][] bad = {{0xc0, 0x80}, {0xe0, 0x80, 0x80}, {0xf0, 0x80, 0x80, 0x80}, {0xf4, 0x90, 0x80, 0x80}, {0xe2, 0x82}, {0xe2}, {0x80}, {0xed, 0xa0, 0x80}, {0xf8, 0x88, 0x80, 0x80, 0x80}, {0xc3, 0x28}, {0xe2, 0x28, 0xa1}, {0xf0, 0x28, 0x8c, 0xbc}, {0xef, 0xbb, 0xbf, 0x41}};
        for (int[] x : bad) {
            byte[] b = new byte[x.length];
            for (int i = 0; i < b.length; i++) b[i] = (byte) x[i];
            StringBuilder sb = new StringBuilder();
            new String(b, StandardCharsets.UTF_8).chars().forEach(c -> sb.append(Integer.toHexString(c)).append(' '));
            System.out.println(HexFormat.of().formatHex(b) + " -> " + sb);
        }
        System.out.println(new String(new byte[] {(byte) 0xff, (byte) 0xfe, 'a', 0}, StandardCharsets.UTF_16) + new String(new byte[] {0, 'b'}, StandardCharsets.UTF_16) + " " + new String(new byte[] {0, 'b', 1}, StandardCharsets.UTF_16BE).length() + " " + new String(new byte[] {(byte) 0xd8, 0}, StandardCharsets.UTF_16BE).codePointAt(0));
    }
}
