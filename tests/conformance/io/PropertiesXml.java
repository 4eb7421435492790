// Properties as XML.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Properties;

public class PropertiesXml {
    public static void main(String[] args) throws Exception {
        Properties p = new Properties();
        p.setProperty("k<1>", "v & w");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        p.storeToXML(out, "note");
        System.out.println(out);
        Properties q = new Properties();
        q.loadFromXML(new ByteArrayInputStream(out.toByteArray()));
        System.out.println(q);
    }
}
