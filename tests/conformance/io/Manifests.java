// java.util.jar.Manifest and Attributes in memory.
import java.io.*;
import java.util.jar.*;

public class Manifests {
    public static void main(String[] args) throws Exception {
        Manifest m = new Manifest(new ByteArrayInputStream("Manifest-Version: 1.0\nMain-Class: a.B\nLong: 1234567890123456789012345678901234567890123456789012345678901\n 23\n\nName: x/\nSealed: true\n".getBytes()));
        System.out.println(m.getMainAttributes().getValue("Main-Class") + " " + m.getMainAttributes().getValue(Attributes.Name.MANIFEST_VERSION) + " " + m.getMainAttributes().getValue("long").length() + " " + m.getAttributes("x/").getValue("Sealed") + " " + m.getEntries().size());
        m.getMainAttributes().putValue("Added", "é".repeat(40));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        m.write(out);
        System.out.println(out.size() + " " + new Manifest(new ByteArrayInputStream(out.toByteArray())).equals(m));
        try {
            new Manifest(new ByteArrayInputStream("no colon here\n".getBytes()));
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
