// Charset encoders and decoders: UTF-8, UTF-16, ISO-8859-1, US-ASCII, malformed and unmappable input, replacement, reporting.
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.HexFormat;

public class Charsets {
    static String hex(byte[] b) {
        return HexFormat.ofDelimiter(" ").formatHex(b);
    }

    public static void main(String[] args) throws Exception {
        String s = "aé€\ud83d\ude00z";
        for (Charset c : new Charset[] {StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE, StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII}) {
            byte[] b = s.getBytes(c);
            System.out.println(c + " " + hex(b) + " " + new String(b, c) + " " + c.newEncoder().canEncode('€') + " " + c.newEncoder().maxBytesPerChar());
        }
        byte[] bad = {'a', (byte) 0xc3, 'b', (byte) 0xe2, (byte) 0x82, 'c', (byte) 0xff, (byte) 0xc0, (byte) 0x80, (byte) 0xed, (byte) 0xa0, (byte) 0x80};
        System.out.println(new String(bad, StandardCharsets.UTF_8).replace('\ufffd', '?') + " " + new String(bad, StandardCharsets.US_ASCII).replace('\ufffd', '?'));
        System.out.println(hex("\ud800x\udc00".getBytes(StandardCharsets.UTF_8)) + " " + hex("\ud800x".getBytes(StandardCharsets.UTF_16BE)));
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bad));
        } catch (CharacterCodingException e) {
            System.out.println(e);
        }
        try {
            StandardCharsets.US_ASCII.newEncoder().encode(CharBuffer.wrap("é"));
        } catch (CharacterCodingException e) {
            System.out.println(e);
        }
        CharsetEncoder encoder = StandardCharsets.ISO_8859_1.newEncoder().onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[] {'#'});
        System.out.println(new String(encoder.encode(CharBuffer.wrap("a€b")).array(), 0, 3, StandardCharsets.ISO_8859_1));
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.IGNORE);
        System.out.println(decoder.decode(ByteBuffer.wrap(bad)));
        decoder = StandardCharsets.UTF_8.newDecoder();
        CharBuffer out = CharBuffer.allocate(2);
        ByteBuffer in = ByteBuffer.wrap("xyz€".getBytes(StandardCharsets.UTF_8));
        CoderResult r = decoder.decode(in, out, false);
        System.out.println(r + " " + in.position() + " " + out.position());
        out.clear();
        in.limit(in.limit() - 1);
        r = decoder.decode(in, out, true);
        System.out.println(r + " " + r.isMalformed() + " " + out.flip());
        System.out.println(Charset.forName("latin1") + " " + Charset.isSupported("utf8") + " " + Charset.defaultCharset() + " " + StandardCharsets.UTF_8.aliases().size() + " " + StandardCharsets.UTF_8.contains(StandardCharsets.US_ASCII));
        try {
            Charset.forName("no-such");
        } catch (UnsupportedCharsetException e) {
            System.out.println(e.getCharsetName());
        }
        System.out.println(new String(new byte[] {(byte) 0xfe, (byte) 0xff, 0, 'h', 0, 'i'}, "UTF-16") + new String(new byte[] {'h', 0}, "UTF-16LE") + Arrays.toString("é".getBytes("UTF-32")));
        System.out.println(new String(new byte[] {(byte) 0x80, (byte) 0xe9}, "windows-1252") + hex("€ü".getBytes("windows-1252")) + hex("ж".getBytes("KOI8-R")));
    }
}
