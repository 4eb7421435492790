// A small XML document by DOM and SAX.
import java.io.*;
import javax.xml.parsers.*;
import org.w3c.dom.*;
import org.xml.sax.*;
import org.xml.sax.helpers.DefaultHandler;

public class DomParsing {
    public static void main(String[] args) throws Exception {
        String xml = "<?xml version='1.0'?><root a='1'><item>x &amp; y</item><item/><!-- c --><![CDATA[<raw>]]></root>";
        Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(xml.getBytes()));
        System.out.println(d.getDocumentElement().getTagName() + " " + d.getDocumentElement().getAttribute("a") + " " + d.getElementsByTagName("item").getLength() + " " + d.getElementsByTagName("item").item(0).getTextContent() + " " + d.getDocumentElement().getChildNodes().getLength());
        StringBuilder log = new StringBuilder();
        SAXParserFactory.newInstance().newSAXParser().parse(new ByteArrayInputStream(xml.getBytes()), new DefaultHandler() {
            @Override
            public void startElement(String u, String l, String q, Attributes a) {
                log.append("<").append(q).append(a.getLength());
            }

            @Override
            public void characters(char[] c, int s, int n) {
                log.append(c, s, n);
            }
        });
        System.out.println(log);
        try {
            DocumentBuilder b = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            b.setErrorHandler(null);
            b.parse(new ByteArrayInputStream("<a><b></a>".getBytes()));
        } catch (SAXParseException e) {
            System.out.println(e.getLineNumber() + " " + e.getMessage());
        }
    }
}
