// javax.crypto.Mac with HMAC digests.
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import java.util.HexFormat;

public class MacsAndKeys {
    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA256"}) {
            Mac mac = Mac.getInstance(name);
            mac.init(new SecretKeySpec("key".getBytes(), name));
            System.out.println(name + " " + HexFormat.of().formatHex(mac.doFinal("The quick brown fox".getBytes())));
        }
    }
}
