import java.io.*;
import java.net.*;
import java.util.*;

// ServiceLoader with a loader of the program whose resources are made up: providers in order, errors, laziness.
public class LoaderServices {
  public interface Greeter { String greet(); }
  public static class One implements Greeter { public One() { System.out.println("made One"); } public String greet() { return "one"; } }
  public static class Two implements Greeter { public String greet() { return "two"; } }
  public static class NotOne { }
  static class Own extends ClassLoader {
    final String text;
    Own(String text) { super(LoaderServices.class.getClassLoader()); this.text = text; }
    @Override public Enumeration<URL> getResources(String name) throws IOException {
      if (!name.equals("META-INF/services/LoaderServices$Greeter")) return Collections.emptyEnumeration();
      URL url = new URL(null, "made:up", new URLStreamHandler() {
        @Override protected URLConnection openConnection(URL u) {
          return new URLConnection(u) { @Override public void connect() {} @Override public InputStream getInputStream() { return new ByteArrayInputStream(text.getBytes()); } };
        }
      });
      return Collections.enumeration(List.of(url));
    }
  }
  static void show(String text) {
    try {
      ServiceLoader<Greeter> s = ServiceLoader.load(Greeter.class, new Own(text));
      Iterator<Greeter> it = s.iterator();
      System.out.println("iterating");
      while (it.hasNext()) System.out.println(it.next().greet());
      for (Greeter g : s) System.out.println("again " + g.greet());
      System.out.println(s.stream().map(p -> p.type().getSimpleName()).toList());
    } catch (ServiceConfigurationError e) { System.out.println(e.getMessage()); }
  }
  public static void main(String[] a) {
    show("# comment\nLoaderServices$One\n  LoaderServices$Two  # trailing\n\nLoaderServices$One\n");
    show("");
    show("LoaderServices$NotOne");
    show("no.such.Provider");
    show("two words");
    System.out.println(ServiceLoader.load(Greeter.class).findFirst().isEmpty());
  }
}
