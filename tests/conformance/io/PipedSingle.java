// Object identity of standard streams, System.err and System.out interleaving order per stream, flush, write of bytes.
// stderr: all
public class PipedSingle {
    public static void main(String[] args) throws Exception {
        System.out.print("out ");
        System.err.print("err ");
        System.out.write(65);
        System.out.write(new byte[] {66, 67, 10});
        System.err.println("é");
        System.out.flush();
        System.out.printf("%s %d%n", "formatted", 5);
        System.err.printf("%05.1f%n", 3.14159);
        System.out.println((Object) null);
        System.out.println(new char[] {'o', 'k'});
        System.out.append("appended").append('\n');
        System.out.println(System.out == System.out);
        System.out.println(System.console() == null);
        java.io.FileOutputStream direct = new java.io.FileOutputStream(java.io.FileDescriptor.out);
        direct.write("direct\n".getBytes());
        direct.flush();
        System.err.close();
        System.err.println("lost");
        System.out.println(System.err.checkError());
    }
}
