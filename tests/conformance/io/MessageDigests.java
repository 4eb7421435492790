// MessageDigest: MD5, SHA-1, SHA-224, SHA-256, SHA-384, SHA-512, incremental updates, clones, isEqual, unknown algorithms.
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

public class MessageDigests {
    public static void main(String[] args) throws Exception {
        HexFormat hex = HexFormat.of();
        byte[] text = "The quick brown fox jumps over the lazy dog".getBytes();
        for (String name : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512"}) {
            MessageDigest d = MessageDigest.getInstance(name);
            System.out.println(d.getAlgorithm() + " " + d.getDigestLength() + " " + hex.formatHex(d.digest()));
            d.update(text, 0, 10);
            MessageDigest clone = (MessageDigest) d.clone();
            d.update(text, 10, text.length - 10);
            byte[] one = d.digest();
            for (int i = 10; i < text.length; i++) clone.update(text[i]);
            System.out.println(hex.formatHex(one) + " " + MessageDigest.isEqual(one, clone.digest()));
        }
        byte[] big = new byte[5000];
        System.out.println(hex.formatHex(MessageDigest.getInstance("SHA-256").digest(big)));
        try {
            MessageDigest.getInstance("NOPE");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
    }
}
